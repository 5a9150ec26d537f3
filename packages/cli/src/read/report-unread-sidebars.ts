import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { findSidebarsFile } from '../config/load-sidebars.js'

/** Reports a sidebars file next to the config if no docs folder has sidebars: Docusaurus users expect it to be read. */
export function reportUnreadSidebars(siteDir: string, { collections }: Pick<Config, 'collections'>): Diagnostic[] {
  const docs = collections.filter(({ kind }) => kind === 'docs')
  const file = docs.every(({ docs: { sidebars } }) => sidebars === undefined)
    ? findSidebarsFile(siteDir, './sidebars')
    : undefined
  if (file === undefined) return []
  const name = file.replace(/^\.\//, '')
  return [
    {
      code: 'sidebars-skipped',
      severity: 'info',
      file: name,
      message: 'this file is ignored: the config does not name it',
      hint: `Write docs: { sidebars: './${name}' } in the config, or remove the file`,
    },
  ]
}
