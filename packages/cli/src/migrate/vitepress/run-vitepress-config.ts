import type { Outcome } from '@docgen/renderer/contract'
import { PASSING_PLACEHOLDER_MODULE } from '../../config/docusaurus/placeholder-module.js'
import { runToolConfig, type ToolConfig } from '../run-tool-config.js'

/**
 * Packages that never decide about fields that docgen reads: VitePress, Vite, their plugins and those of Markdown.
 * `@mdit-vue/shared` has the function that ids of headings come from.
 */
const PASS_THROUGH_PACKAGES =
  /^(?:vitepress|vite|vue)(?:$|[/-])|^(?:unplugin|unocss|shiki|markdown-it|@mdit|@mdit-vue(?!\/shared$)|@shikijs|@iconify|@iconify-json|@vite-pwa|@vitejs|@unocss|@nolebase|@voidzero-dev|@vueuse)(?:$|[/-])|twoslash/

/** Runs a config of VitePress. `undefined`, with diagnostics, if it cannot be run. */
export function runVitePressConfig(siteDir: string, file: string): Promise<Outcome<ToolConfig | undefined>> {
  return runToolConfig(siteDir, file, {
    title: 'VitePress',
    passThroughPackages: PASS_THROUGH_PACKAGES,
    placeholderModule: PASSING_PLACEHOLDER_MODULE,
    call: (exported) => exported({ command: 'build', mode: 'production' }),
  })
}
