import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { listNames } from '../../config/list-names.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'

/** Where a site of VitePress is. */
export interface VitePressLocation {
  /** Path of the config, relative to the site's folder. */
  readonly file: string
  /** Folder with `.vitepress`, relative to the site's folder; empty for the site's folder itself. */
  readonly folder: string
}

const ENDINGS = ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts']
/** Folders in which projects keep their docs. */
const FOLDERS = ['', 'docs', 'doc', 'documentation', 'website', 'site']

/** Finds the config of VitePress in a folder, or in the folder of its docs; `undefined`, with a diagnostic, if there is none. */
export function findVitePressConfig(siteDir: string): Outcome<VitePressLocation | undefined> {
  for (const folder of FOLDERS) {
    const file = findIn(siteDir, folder === '' ? '.vitepress' : `${folder}/.vitepress`)
    if (file !== undefined) return { value: { file, folder }, diagnostics: [] }
  }
  const other = [...listNames(siteDir)].sort().find((name) => findIn(siteDir, `${name}/.vitepress`) !== undefined)
  const where = listNames(siteDir).length === 0 ? `the folder ${siteDir}` : 'this folder or in docs'
  const diagnostic = describeMissingConfig({
    tool: 'vitepress',
    message: `no .vitepress/config.js, .ts, .mjs or .mts in ${where}`,
    example: '../docs',
    content: '.vitepress',
    elsewhere: other,
  })
  return { value: undefined, diagnostics: [diagnostic] }
}

/** The path of the file `config` in a folder, relative to the site's folder; `undefined` if there is none. */
export function findConfigIn(siteDir: string, folder: string): string | undefined {
  const names = listNames(join(siteDir, folder))
  const name = ENDINGS.map((ending) => `config.${ending}`).find((each) => names.includes(each))
  return name === undefined ? undefined : `${folder}/${name}`
}

function findIn(siteDir: string, folder: string): string | undefined {
  const file = findConfigIn(siteDir, folder)
  if (file !== undefined) return file
  const names = listNames(join(siteDir, folder))
  if (!names.includes('config')) return undefined
  const inner = listNames(join(siteDir, folder, 'config'))
  const index = ENDINGS.map((ending) => `index.${ending}`).find((each) => inner.includes(each))
  return index === undefined ? undefined : `${folder}/config/${index}`
}
