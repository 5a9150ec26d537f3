import { runToEnd } from '../../guard/run-to-end.js'
import { runGuarded, siteCodeTimeoutMs } from '../../guard/start-watchdog.js'
import type { PluginFinding } from '../plugin.js'
import { callWebpack } from './call-webpack.js'
import type { LoadContext } from './load-context.js'
import type { OpenedPlugin } from './open-plugins.js'
import { describeFailure } from './plugin-findings.js'
import { tapWebpackPlugins } from './webpack-hooks.js'

/**
 * Calls `configureWebpack` of a plugin, and the hooks that its webpack plugins tap before webpack reads a module: these
 * hooks may write modules that pages import. Returns a warning for each call that fails.
 */
export async function runWebpackHooks(
  plugin: OpenedPlugin,
  content: unknown,
  context: LoadContext,
): Promise<readonly PluginFinding[]> {
  const { use, methods } = plugin
  if (!methods['configureWebpack']) return []
  const { siteDir } = context
  const fail = (error: unknown, part?: string): PluginFinding =>
    describeFailure({ use, method: 'configureWebpack', error, siteDir, ...(part !== undefined && { part }) })
  try {
    const { taps, failures } = tapWebpackPlugins(callWebpack(plugin, context, content), context)
    const findings = failures.map(({ plugin: name, error }) => fail(error, `the apply of its webpack plugin ${name}`))
    for (const { plugin: name, hook, run } of taps) {
      const part = `the hook ${hook} of its webpack plugin ${name}`
      try {
        if (await runGuarded(`${use.name}: ${part}`, () => runToEnd(run))) continue
        const late = new Error(`what it started did not end within ${Math.round(siteCodeTimeoutMs() / 1000)} s`)
        findings.push(fail(late, part))
      } catch (error) {
        findings.push(fail(error, part))
      }
    }
    return findings
  } catch (error) {
    return [fail(error)]
  }
}
