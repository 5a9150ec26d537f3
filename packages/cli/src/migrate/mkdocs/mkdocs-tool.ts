import type { Outcome } from '@docgen/renderer/contract'
import { formatPath } from '../../config/validate/problem.js'
import { openDocsFiles } from '../content/docs-files.js'
import { listDroppedSyntax } from '../content/list-dropped-syntax.js'
import type { Note } from '../convert/note.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import { listRewrites } from '../rewrite/rewrite-files.js'
import { createTranslationRule, listTranslatedLocales } from '../rewrite/translation-rule.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { readSnippetOptions } from './convert-extensions.js'
import { convertMkdocsSite } from './convert-mkdocs-site.js'
import { readLanguages } from './convert-plugins.js'
import { type MkdocsConfig, readMkdocsConfig } from './read-mkdocs-config.js'
import { ABBREVIATIONS, createSnippetRules, SNIPPET_PATHS } from './snippet-rules.js'

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
  const languages = readLanguages(config.fields['plugins'])
  const locales = languages?.others ?? []
  const moving = createTranslationRule(
    { folder: files.folder, locales, hasFolders: languages?.hasFolders ?? false },
    siteDir,
  )
  const snippets = createSnippetRules({ siteDir, files, ...readSnippetOptions(config.fields['markdown_extensions']) })
  const translations = {
    translated: listTranslatedLocales(siteDir, locales),
    remaining: moving?.paths.length ?? 0,
  }
  const { fields, comments, notes } = fitToSchema(convertMkdocsSite(config, { files, translations }))
  const pending = new Set(listRewrites(siteDir, snippets).flatMap(({ rules }) => rules))
  const value: ConvertedSite = {
    from: config.file,
    fields,
    comments,
    notes: [
      ...notes.map((note) => locateNote(settleSnippets(note, snippets, pending), config)),
      ...(await listDroppedSyntax('mkdocs', siteDir, files)),
    ],
    files: [],
    rules: [...snippets, ...(moving ? [moving] : [])],
  }
  return { value, diagnostics: [] }
}

/** The options of a rule for snippets are converted if no page needs the rule any more. */
function settleSnippets(note: Note, rules: readonly ContentRule[], pending: ReadonlySet<string>): Note {
  const rule = rules.find(({ name }) => SNIPPET_OPTIONS[String(note.path.at(-1))] === name)
  return rule === undefined || pending.has(rule.name)
    ? note
    : { status: 'changed', path: note.path, message: rule.name, ...(note.name !== undefined && { name: note.name }) }
}

const SNIPPET_OPTIONS: Readonly<Record<string, string>> = { base_path: SNIPPET_PATHS, auto_append: ABBREVIATIONS }

function locateNote({ status, path, name, message, hint }: Note, { locate }: MkdocsConfig): PositionedNote {
  const position = path.length === 0 ? undefined : locate(path)
  return { status, name: name ?? formatPath(path), message, ...(hint !== undefined && { hint }), ...position }
}
