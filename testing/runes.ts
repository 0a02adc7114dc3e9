import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { compileModule } from 'svelte/compiler';

/** Modules with runes, run by Node as a browser runs them: set up before the tests that import such modules. */
registerHooks({
  resolve(specifier, context, next) {
    if (!/^(svelte|esm-env)($|\/)/.test(specifier)) return next(specifier, context);
    return next(specifier, { ...context, conditions: ['browser', ...context.conditions] });
  },
  load(url, context, next) {
    if (!/\.svelte(\.test)?\.ts($|\?)/.test(url)) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(new URL(url), 'utf8'));
    const { js } = compileModule(source, { filename: url, generate: 'client' });
    return { format: 'module', source: js.code, shortCircuit: true };
  },
});
