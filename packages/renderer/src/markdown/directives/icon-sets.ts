import type { IconResult } from '../../contract/index.js'

/** The result for every icon of a compiler without icon sets. */
export const NO_ICON_SETS: Exclude<IconResult, { html: string }> = {
  message: 'there are no icon sets',
  hint: 'Run npm install --save-dev @iconify-json/lucide, and write an icon as lucide:rocket',
}
