import type { Outcome } from '@docgen/renderer/contract'
import { formatPath } from '../../config/validate/problem.js'
import type { Note } from '../convert/note.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { convertMkdocsSite } from './convert-mkdocs-site.js'
import { type DocsFiles, openDocsFiles } from './docs-files.js'
import { listDroppedSyntax } from './list-dropped-syntax.js'
import { type MkdocsConfig, readMkdocsConfig } from './read-mkdocs-config.js'

/** MkDocs, with or without Material for MkDocs. Its config is read, nothing runs. */
export const mkdocsTool: MigrationTool = { name: 'mkdocs', title: 'MkDocs', convert: convertMkdocs }

async function convertMkdocs(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: config, diagnostics } = readMkdocsConfig(siteDir)
  if (!config) return { value: undefined, diagnostics }
  const { docs_dir: folder = 'docs' } = config.fields
  const files = openDocsFiles(siteDir, String(folder).replace(/^\.\//, '').replace(/\/+$/, ''))
  const { fields, comments, notes } = fitToSchema(convertMkdocsSite(config, { files }))
  const value: ConvertedSite = {
    from: config.file,
    fields,
    comments,
    notes: [
      ...notes.map((note) => locateNote(note, config)),
      ...reportFolderNames(files),
      ...(await listDroppedSyntax(siteDir, files)),
    ],
    files: [],
  }
  return { value, diagnostics: [] }
}

function locateNote({ status, path, name, message, hint }: Note, { locate }: MkdocsConfig): PositionedNote {
  const position = path.length === 0 ? undefined : locate(path)
  return { status, name: name ?? formatPath(path), message, ...(hint !== undefined && { hint }), ...position }
}

/** Reports pages that have the name of their folder: docgen shows such a page at the URL of the folder. */
function reportFolderNames({ folder, pages }: DocsFiles): readonly PositionedNote[] {
  return pages.flatMap((page): readonly PositionedNote[] => {
    const [name = '', parent] = page.replace(/\.md$/i, '').split('/').reverse()
    if (parent === undefined || name.toLowerCase() !== parent.toLowerCase()) return []
    const message = 'docgen shows a page with the name of its folder at the URL of the folder'
    const hint = `Write \`slug: /${page.replace(/\.md$/i, '')}\` into its front matter to keep the URL`
    return [{ status: 'lost', name: `${folder}/${page}`, message, hint, file: `${folder}/${page}`, line: 1 }]
  })
}
