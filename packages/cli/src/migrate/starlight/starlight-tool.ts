import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { parseJson } from '../../config/files/read-json-file.js'
import { readText } from '../../read/files/read-text.js'
import { findUntrustedHtml } from '../content/find-untrusted-html.js'
import { readAliases } from '../content/read-aliases.js'
import { trimPath } from '../content/trim-path.js'
import { joinConverted } from '../convert/converted.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import { locateNotes } from '../write/positioned-note.js'
import { addFallbacks, convertStarlightSite } from './convert-starlight-site.js'
import { listOtherFiles } from './list-other-files.js'
import { runAstroConfig } from './run-astro-config.js'
import { scanPages } from './scan-pages.js'
import { openStarlightPages, type StarlightPages } from './starlight-pages.js'

/** Starlight: the config of Astro runs once, as for a build. */
export const starlightTool: MigrationTool = {
  name: 'starlight',
  title: 'Starlight',
  // Astro's folder is `dist` by default, as docgen's.
  builtFolder: 'dist-astro',
  buildCommand: 'npx astro build --outDir dist-astro',
  convert: convertStarlight,
}

async function convertStarlight(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: config, diagnostics } = await runAstroConfig(siteDir)
  if (!config) return { value: undefined, diagnostics }
  const sourceFolder = trimPath(folderOf(config.fields['srcDir'], 'src'))
  const pages = openStarlightPages(siteDir, posix.join(sourceFolder, 'content/docs'))
  const publicFolder = trimPath(folderOf(config.fields['publicDir'], 'public'))
  const read = (path: string): string | undefined => readText(join(siteDir, path), path).text
  const converted = convertStarlightSite(config, {
    pages,
    publicFolder,
    exists: (path) => existsSync(join(siteDir, path)),
    aliases: readAliases(read('tsconfig.json')),
    readStatic: (path) => read(posix.join(publicFolder, path)),
    readVersion: (slug) => parseJson(read(posix.join(sourceFolder, `content/versions/${slug}.json`)) ?? ''),
  })
  const trusted = trustHtml(pages)
  const { fields, comments, notes } = fitToSchema(joinConverted([converted, trusted]))
  const docs: readonly unknown[] = Array.isArray(fields['docs']) ? fields['docs'] : [fields['docs']]
  const roots = docs.map((folder) => String(Object(folder)['path']))
  const placeholders = config.placeholders.filter((name) => name.startsWith('.')).map(noteMissing)
  const value: ConvertedSite = {
    from: config.file,
    fields: addFallbacks(fields, converted.files),
    comments,
    notes: [
      ...locateNotes([...notes, ...placeholders], config.sources),
      ...(await scanPages(pages, roots)),
      ...listOtherFiles(siteDir, sourceFolder),
    ],
    files: converted.files,
  }
  return { value, diagnostics }
}

/** A folder of the config: a path, or a `file:` URL whose end is the path. */
function folderOf(value: unknown, standard: string): string {
  return typeof value === 'string' && !value.startsWith('file:') ? value : standard
}

/** In Starlight, pages may contain any HTML. */
function trustHtml({ folder, files, read }: StarlightPages) {
  const file = findUntrustedHtml(files, read)
  return {
    fields: file === undefined ? {} : { markdown: { trustHtml: true } },
    comments:
      file === undefined
        ? {}
        : { 'markdown.trustHtml': `As in Starlight: pages may contain any HTML, as ${posix.join(folder, file)} does.` },
    notes: [],
  }
}

function noteMissing(name: string) {
  return {
    status: 'lost',
    path: [],
    name: `the file ${name}`,
    message: 'it does not exist: run the command that generates it, and migrate again',
  } as const
}
