import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { expect } from 'vitest'
import { inSite } from '../src/guard/working-folder.js'
import { migrateSite } from '../src/migrate/migrate-site.js'
import { buildHere } from './build-copy.js'

/** The result of migrating and building a site. */
export interface Moved {
  readonly config: string
  readonly diagnostics: readonly Diagnostic[]
  readonly page: (file: string) => string
}

/** A folder for a small Docusaurus site. */
export interface MovedSite {
  readonly root: string
  /** Writes a site with the docs preset; `config` contains further fields of its config. */
  readonly write: (files: Readonly<Record<string, string>>, config?: string) => void
  /** Migrates and builds the site, in a folder of it if given. */
  readonly move: (siteDir?: string) => Promise<Moved>
  readonly remove: () => void
}

/** Creates an empty folder for a site. */
export function createMovedSite(): MovedSite {
  const root = mkdtempSync(join(tmpdir(), 'docgen-moved-'))
  return {
    root,
    write: (files, config = '') => {
      const all = {
        'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]], ${config} }`,
        'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText\n',
        ...files,
      }
      for (const [file, text] of Object.entries(all)) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
    },
    move: async (siteDir = root) => {
      const { value, diagnostics } = await inSite(siteDir, () =>
        migrateSite({ tool: 'docusaurus', siteDir, report: 'report.md', isForced: false, isDry: false }),
      )
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      const { report } = await buildHere(siteDir)
      return {
        config: value?.config ?? '',
        diagnostics: report.diagnostics,
        page: (file) => readFileSync(join(siteDir, 'dist', file), 'utf8'),
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** The errors of a build. */
export const errorsIn = ({ diagnostics }: Moved): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error')
