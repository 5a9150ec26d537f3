import type { Outcome } from '@docgen/renderer/contract'
import { formatPath } from '../../config/validate/problem.js'
import { openDocsFiles } from '../content/docs-files.js'
import { listDroppedSyntax } from '../content/list-dropped-syntax.js'
import type { Note } from '../convert/note.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { convertMkdocsSite } from './convert-mkdocs-site.js'
import { type MkdocsConfig, readMkdocsConfig } from './read-mkdocs-config.js'

/** MkDocs, with or without Material for MkDocs. Its config is read, nothing runs. */
export const mkdocsTool: MigrationTool = {
  name: 'mkdocs',
  title: 'MkDocs',
  builtFolder: 'site',
  buildCommand: 'mkdocs build',
  convert: convertMkdocs,
}

async function convertMkdocs(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: config, diagnostics } = readMkdocsConfig(siteDir)
  if (!config) return { value: undefined, diagnostics }
  const { docs_dir: folder = 'docs' } = config.fields
  const files = openDocsFiles(
    siteDir,
    String(folder)
      .replace(/^\.\//, '')
      .replace(/(?<!\/)\/+$/, ''),
  )
  const { fields, comments, notes } = fitToSchema(convertMkdocsSite(config, { files }))
  const value: ConvertedSite = {
    from: config.file,
    fields,
    comments,
    notes: [...notes.map((note) => locateNote(note, config)), ...(await listDroppedSyntax('mkdocs', siteDir, files))],
    files: [],
  }
  return { value, diagnostics: [] }
}

function locateNote({ status, path, name, message, hint }: Note, { locate }: MkdocsConfig): PositionedNote {
  const position = path.length === 0 ? undefined : locate(path)
  return { status, name: name ?? formatPath(path), message, ...(hint !== undefined && { hint }), ...position }
}
