import { fileURLToPath } from 'node:url'
import type { Diagnostic, Outcome, Page } from '@docgen/renderer/contract'
import { loadBundle } from '../config/module/load-bundle.js'
import { openPackageLoader } from '../config/plugins/package-loader.js'
import { resolvePlugin } from '../config/plugins/resolve-plugin.js'
import { type PluginEntry, pluginSchema } from '../config/schema/plugin.js'
import { validate } from '../config/validate/validate.js'
import { withoutUndefined } from '../config/validate/without-undefined.js'
import { runGuarded } from '../guard/start-watchdog.js'
import { callHook } from '../plugins/call-hook.js'
import { createPluginReport } from '../plugins/plugin-report.js'
import { createContext } from '../plugins/ready-plugin.js'
import { htmlResult } from '../plugins/results.js'
import type { HtmlPlugin, HtmlPlugins } from './render-setup.js'

/** Passes a page's HTML through the plugins. If one fails, the HTML stays as that plugin received it. */
export type ChangeHtml = (html: string, page: Page) => Promise<Outcome<string>>

/** Loads the plugins that change HTML, in each thread, because functions cannot be sent to another thread. */
export async function openHtmlPlugins({ module, packages, site, plugins }: HtmlPlugins): Promise<ChangeHtml> {
  const config = await runGuarded('the config', () =>
    loadBundle<{ readonly default: { readonly plugins?: readonly PluginEntry[] } }>(module),
  )
  const load = await openPackageLoader(packages)
  const hooks = await Promise.all(
    plugins.map(async (each) => {
      const hook = await findHook(each, config.default.plugins ?? [], load)
      return {
        ...each,
        hook,
        context: createContext({ site, inputs: { ...each, files: new Map(each.files) }, data: each.data }),
      }
    }),
  )
  return async (html, page) => {
    let value = html
    const diagnostics: Diagnostic[] = []
    for (const { name, hook, context } of hooks) {
      const changed = page.source === undefined ? {} : { file: page.source }
      const report = createPluginReport({ name, position: changed, modulePath: fileURLToPath(module) })
      const run = (): unknown =>
        hook.appliesTo && !hook.appliesTo(page) ? value : hook.change(value, { ...context, page })
      const result = await callHook({
        hook: 'html',
        schema: htmlResult,
        run,
        report,
        file: page.source,
      })
      // A plugin that fails on one page usually fails on all. Put the page last, so that equal messages can be grouped.
      for (const diagnostic of result.diagnostics) {
        const { file, line, column, message, hint } = diagnostic
        // Without a line, the position is the changed page.
        const position = line === undefined ? '' : [file, line, column]
        const cause = JSON.stringify([position, withoutValues(message, page)])
        const where = `It was changing ${page.route}`
        diagnostics.push({
          ...diagnostic,
          hint: hint === undefined ? where : `${hint}. ${where}`,
          failure: { page: page.route, cause },
        })
      }
      value = result.value ?? value
    }
    return { value, diagnostics }
  }
}

/** Removes the parts of a message that differ between pages: numbers, and the page's route, source and title. */
function withoutValues(message: string, { route, source, title }: Page): string {
  // A short name may be a part of any word.
  const names = [route, source, title].filter((name) => name !== undefined && name.length > 2)
  return names.reduce<string>((text, name = '') => text.replaceAll(name, ''), message).replace(/\d+/g, '')
}

async function findHook(
  { name, position }: HtmlPlugin,
  entries: readonly PluginEntry[],
  load: Awaited<ReturnType<typeof openPackageLoader>>,
) {
  const entry = entries[position]
  const resolved = entry === undefined ? undefined : withoutUndefined(await resolvePlugin(entry, load))
  const validation = validate(pluginSchema, resolved)
  const hook = validation.ok ? validation.value.html : undefined
  // The key cannot identify a plugin that differs between threads.
  if (!hook) throw new Error(`the plugin ${name} has no html hook in a worker thread, although it has one elsewhere`)
  return hook
}
