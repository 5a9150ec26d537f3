import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { formatPath } from '../../config/validate/problem.js'
import { listFiles } from '../../read/files/list-files.js'
import { openDocsFiles } from '../content/docs-files.js'
import { listDroppedSyntax } from '../content/list-dropped-syntax.js'
import type { Note } from '../convert/note.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { convertHugoSite } from './convert-hugo-site.js'
import { readHugoPages } from './hugo-pages.js'
import type { LanguageContent } from './hugo-site.js'
import { type HugoConfig, readHugoConfig } from './read-hugo-config.js'
import { type HugoLanguage, readLanguages } from './read-languages.js'

/** Hugo, with Docsy, Book or another theme for documentation. Its config is read, nothing runs. */
export const hugoTool: MigrationTool = {
  name: 'hugo-docsy',
  title: 'Hugo',
  builtFolder: 'public',
  buildCommand: 'hugo',
  convert: convertHugo,
}

async function convertHugo(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: config, diagnostics } = readHugoConfig(siteDir)
  if (!config) return { value: undefined, diagnostics }
  const languages = readLanguages(config.fields, siteDir)
  const [main] = languages
  if (!main || !existsSync(join(siteDir, main.folder)))
    return {
      value: undefined,
      diagnostics: [
        {
          code: 'missing-tool-config',
          severity: 'error',
          file: config.file,
          message: `the folder of the content, ${main?.folder ?? 'content'}, does not exist`,
          hint: 'Check `contentDir`, and create the files that modules of Hugo provide',
        },
      ],
    }
  const own = languages.filter(({ folder, isDefault }) => isDefault || folder !== main.folder)
  const contents = own.map((language): LanguageContent => {
    const files = openDocsFiles(siteDir, language.folder)
    return { language, files, pages: readHugoPages(files) }
  })
  const excluded = languages.filter(({ isDefault, folder }) => !isDefault && folder === main.folder).map(toPattern)
  const converted = convertHugoSite({ siteDir, config: config.fields, contents, excluded })
  const { fields, comments, notes } = fitToSchema(converted)
  const dropped = await Promise.all(contents.map(({ files }) => listDroppedSyntax('hugo', siteDir, files)))
  const value: ConvertedSite = {
    from: config.file,
    fields,
    comments,
    notes: [...notes.map((note) => locateNote(note, config)), ...dropped.flat(), ...listHtmlPages(siteDir, own)],
    files: [],
  }
  return { value, diagnostics: [] }
}

/** The files of a language whose name is in the names of its files. */
function toPattern({ name }: HugoLanguage): string {
  return `**/*.${name}.md`
}

/** Pages in HTML, which docgen does not read. */
function listHtmlPages(siteDir: string, languages: readonly HugoLanguage[]): readonly PositionedNote[] {
  return languages.flatMap(({ folder }) =>
    listFiles({ siteDir, folder, includesDotFiles: false })
      .value.filter((path) => /\.html?$/i.test(path))
      .map((path) => ({
        status: 'lost' as const,
        name: 'pages in HTML',
        message: 'docgen reads only Markdown',
        hint: 'Rename the file to `.md`, and remove blank lines and the white space before tags',
        file: path,
        line: 1,
      })),
  )
}

function locateNote({ status, path, name, message, hint }: Note, { locate }: HugoConfig): PositionedNote {
  const position = path.length === 0 ? undefined : locate(path.map(String))
  return { status, name: name ?? formatPath(path), message, ...(hint !== undefined && { hint }), ...position }
}
