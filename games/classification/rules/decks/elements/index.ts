import type { Deck } from '../../deck/types.ts';
import { attribute, names, same, valuesOf } from '../naming.ts';
import table from './elements.json' with { type: 'json' };

/** The first year of each age of discovery but the earliest. */
const MODERN = 1700;
const LATE = 1850;

const attributes = [
  attribute('block', names('Block', 'regiō', 'block'), [
    ['s', same('s')],
    ['p', same('p')],
    ['d', same('d')],
    ['f', same('f')],
  ]),
  attribute('period', names('Periode', 'periodus', 'period'), [
    ['1-3', names('1 bis 3', '1 ad 3', '1 to 3')],
    ['4', same('4')],
    ['5', same('5')],
    ['6', same('6')],
  ]),
  attribute('kind', names('Art', 'genus', 'kind'), [
    ['metal', names('Metall', 'metallum', 'metal')],
    ['metalloid', names('Halbmetall', 'sēmimetallum', 'metalloid')],
    ['nonmetal', names('Nichtmetall', 'nōn metallum', 'nonmetal')],
  ]),
  attribute('state', names('Zustand bei 25 °C', 'status in 25 °C', 'state at 25 °C'), [
    ['solid', names('fest', 'solidus', 'solid')],
    ['liquid', names('flüssig', 'liquidus', 'liquid')],
    ['gas', names('gasförmig', 'āeriformis', 'gas')],
  ]),
  attribute('discovered', names('entdeckt', 'repertum', 'discovered'), [
    ['before-1700', names('vor 1700', 'ante 1700', 'before 1700')],
    ['1700-1849', names('1700 bis 1849', '1700 ad 1849', '1700 to 1849')],
    ['since-1850', names('seit 1850', 'post 1849', 'since 1850')],
  ]),
  attribute('number', names('Ordnungszahl', 'numerus atomicus', 'atomic number'), [
    ['even', names('gerade', 'pār', 'even')],
    ['odd', names('ungerade', 'impār', 'odd')],
  ]),
];

function ageOf(year: string): string {
  if (year === '-' || Number(year) < MODERN) return 'before-1700';
  return Number(year) < LATE ? '1700-1849' : 'since-1850';
}

/**
 * The 80 elements that have a stable isotope. Metalloids are boron, silicon, germanium, arsenic,
 * antimony and tellurium. Elements may agree in every attribute, as many lanthanides do. Sources of
 * the data, and corrections: README.md.
 */
export function elements(): Deck {
  const cards = table.rows.map((row) => {
    const [number = '', symbol = '', de = '', la = '', en = '', ...facts] = row.split(' ');
    const [period = '', block = '', kind = '', state = '', year = ''] = facts;
    return {
      id: symbol,
      label: names(de, la, en),
      values: valuesOf(attributes, [
        block,
        Number(period) <= 3 ? '1-3' : period,
        kind,
        state,
        ageOf(year),
        Number(number) % 2 === 0 ? 'even' : 'odd',
      ]),
      picture: { kind: 'element', symbol, number: Number(number) } as const,
    };
  });
  return {
    id: 'elements',
    title: names('Chemische Elemente', 'Elementa chymica', 'Chemical elements'),
    attributes,
    cards,
    alike: true,
  };
}
