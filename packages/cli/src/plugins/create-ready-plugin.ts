import type { Plugin } from '../config/plugin.js'
import { createPluginReport } from './plugin-report.js'
import { createContext, type ReadyPlugin } from './ready-plugin.js'

/** A plugin for tests, with the name `notes`, some data and empty inputs. */
export function createReadyPlugin(plugin: Partial<Plugin> = {}): ReadyPlugin {
  const site = { title: 'Kit', url: 'https://docs.example', baseUrl: '/', defaultLocale: 'en', locales: ['en'] }
  const inputs = { files: new Map(), env: {}, key: '' }
  return {
    plugin: { name: 'notes', version: '1', ...plugin },
    position: 0,
    inputs,
    context: createContext({ site, inputs, data: { own: 1 } }),
    report: createPluginReport({ name: 'notes', position: { file: 'site.config.ts' }, modulePath: '/none.mjs' }),
    key: 'k',
  }
}
