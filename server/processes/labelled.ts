/**
 * Metrics of several processes as one text in Prometheus' format: each sample says in a label whose it is.
 *
 * @param texts the processes and their own metrics
 */
export function labelled(texts: readonly (readonly [number, string])[]): string {
  /** Heads and samples, by the name of the metric. */
  const families = new Map<string, { head: string[]; samples: string[] }>();
  for (const [process, text] of [...texts].toSorted(([a], [b]) => a - b)) {
    let family = { head: new Array<string>(), samples: new Array<string>() };
    for (const line of text.split('\n')) {
      const name = /^# HELP (\S+)/.exec(line)?.[1];
      if (name !== undefined) {
        const known = families.get(name);
        family = known ?? { head: [], samples: [] };
        if (!known) families.set(name, family);
      }
      if (line.startsWith('#')) {
        if (!family.head.includes(line)) family.head.push(line);
      } else if (line !== '') family.samples.push(withLabel(line, process));
    }
  }
  const lines = [...families.values()].flatMap(({ head, samples }) => [...head, ...samples]);
  return `${lines.join('\n')}\n`;
}

function withLabel(sample: string, process: number): string {
  const label = `process="${process}"`;
  return sample.includes('{')
    ? sample.replace('{', `{${label},`)
    : sample.replace(' ', `{${label}} `);
}
