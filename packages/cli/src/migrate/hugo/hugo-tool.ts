import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { formatPath } from '../../config/validate/problem.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'
import { openDocsFiles } from '../content/docs-files.js'
import { listDroppedSyntax } from '../content/list-dropped-syntax.js'
import type { Note } from '../convert/note.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { createTranslationRule, listTranslatedLocales } from '../rewrite/translation-rule.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { createCascadeRule } from './cascade-rule.js'
import { convertHugoSite, listParams } from './convert-hugo-site.js'
import { createHtmlRule, isHtmlPage } from './html-rule.js'
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
    return { value: undefined, diagnostics: [reportMissingContent(config, main?.folder ?? 'content')] }
  // Languages have folders of their own, or their names are in the names of files.
  const withFolder = languages.filter(({ folder, isDefault }) => isDefault || folder !== main.folder)
  const contents = withFolder.map((language): LanguageContent => {
    const files = openDocsFiles(siteDir, language.folder)
    return { language, files, pages: readHugoPages(files) }
  })
  const suffixed = languages.filter(({ isDefault, folder }) => !isDefault && folder === main.folder)
  const names = suffixed.map(({ name }) => name)
  const isTranslation = (path: string): boolean => names.some((name) => path.endsWith(`.${name}.md`))
  // docgen moves translations only of sites on which no language has a folder.
  const moved = withFolder.length === 1 ? names : []
  const translated = listTranslatedLocales(siteDir, moved)
  const htmlPages = listHtmlPages(siteDir, withFolder)
  const rules = [
    createHtmlRule(
      withFolder.map(({ folder }) => folder),
      htmlPages,
    ),
    ...contents.map(({ language: { folder }, pages }) => {
      const params = listParams(pages.map(({ text }) => text))
      return createCascadeRule({ folder, pages, params, isTranslation })
    }),
    createTranslationRule({ folder: main.folder, locales: moved, hasFolders: false }, siteDir),
  ].filter((rule) => rule !== undefined)
  const hasSuffixed = (contents[0]?.pages ?? []).some(({ path }) => isTranslation(path))
  const excluded = hasSuffixed ? suffixed.map(toPattern) : []
  const converted = convertHugoSite({ siteDir, config: config.fields, contents, excluded, translated })
  const { fields, comments, notes } = fitToSchema(converted)
  const dropped = await Promise.all(contents.map(({ files }) => listDroppedSyntax('hugo', siteDir, files)))
  const value: ConvertedSite = {
    from: config.file,
    fields,
    comments,
    notes: [...notes.map((note) => locateNote(note, config)), ...dropped.flat(), ...htmlPages.map(noteHtmlPage)],
    files: [],
    rules,
  }
  return { value, diagnostics: [] }
}

function reportMissingContent({ file }: HugoConfig, folder: string): Diagnostic {
  return {
    code: 'missing-tool-config',
    severity: 'error',
    file,
    message: `the folder of the content, ${folder}, does not exist`,
    hint: 'Check `contentDir`, and create the files that modules of Hugo provide',
  }
}

/** The files of a language whose name is in the names of its files. */
function toPattern({ name }: HugoLanguage): string {
  return `**/*.${name}.md`
}

/** Paths of pages in HTML, which docgen does not read, relative to the site's folder. */
function listHtmlPages(siteDir: string, languages: readonly HugoLanguage[]): readonly string[] {
  return languages.flatMap(({ folder }) =>
    listFiles({ siteDir, folder, includesDotFiles: false }).value.filter(
      (path) => /\.html?$/i.test(path) && isHtmlPage(path, readText(join(siteDir, path), path).text ?? ''),
    ),
  )
}

function noteHtmlPage(file: string): PositionedNote {
  return {
    status: 'lost',
    name: 'pages in HTML',
    message: 'docgen reads only Markdown',
    hint: 'With --write, docgen makes them Markdown files with the same HTML',
    file,
    line: 1,
  }
}

function locateNote({ status, path, name, message, hint }: Note, { locate }: HugoConfig): PositionedNote {
  const position = path.length === 0 ? undefined : locate(path.map(String))
  return { status, name: name ?? formatPath(path), message, ...(hint !== undefined && { hint }), ...position }
}
