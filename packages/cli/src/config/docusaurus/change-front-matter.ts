import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readReason } from '@docgen/renderer/contract'
import { runGuarded } from '../../guard/start-watchdog.js'
import { isRecord } from '../is-record.js'
import type { PageChange, PageOutline, PluginFinding } from '../plugin.js'
import { readFrontMatter, readRawFields } from '../read-front-matter.js'
import { isFile, readRegularFile } from '../read-regular-file.js'

/** The argument of `markdown.parseFrontMatter`, as in Docusaurus. The path is absolute. */
interface FrontMatterParams {
  readonly filePath: string
  readonly fileContent: string
  readonly defaultParseFrontMatter: (params: { readonly fileContent: string }) => Promise<ParsedFile>
}

interface ParsedFile {
  frontMatter: Record<string, unknown>
  content: string
}

/** `markdown.parseFrontMatter` of a Docusaurus config: returns a promise of fields and text. */
export type ParseFrontMatter = (params: FrontMatterParams) => unknown

/** Returns the fields that `parseFrontMatter` adds or changes, and a warning for each result that docgen cannot use. */
export async function changeFrontMatter(
  parse: ParseFrontMatter,
  siteDir: string,
  pages: readonly PageOutline[],
): Promise<{ readonly change: readonly PageChange[]; readonly findings: readonly PluginFinding[] }> {
  const change: PageChange[] = []
  const findings: PluginFinding[] = []
  for (const { source } of pages) {
    const filePath = join(siteDir, source)
    // Other plugins add pages without a file.
    if (!/\.mdx?$/.test(source) || !isFile(filePath)) continue
    const warn = (message: string, hint: string): void => {
      findings.push({ severity: 'warning', file: source, message: `markdown.parseFrontMatter ${message}`, hint })
    }
    try {
      const fileContent = readRegularFile(filePath).toString()
      const before = parseFile(fileContent)
      const run = async () =>
        parse({ filePath, fileContent, defaultParseFrontMatter: async (params) => parseFile(params.fileContent) })
      const parsed = await runGuarded(`markdown.parseFrontMatter (${source})`, run)
      const after = isRecord(parsed) && isRecord(parsed['frontMatter']) ? parsed['frontMatter'] : before.frontMatter
      const removed = Object.keys(before.frontMatter).filter((name) => after[name] === undefined)
      // Nothing reads the front matter of a partial.
      if (removed.length > 0 && !/(?:^|\/)_/.test(source))
        warn(
          `removes ${removed.join(', ')}, which docgen keeps`,
          `Remove ${removed.length === 1 ? 'it' : 'them'} from the file`,
        )
      if (isRecord(parsed) && String(parsed['content']).trim() !== before.content.trim())
        warn('changes the text: docgen ignores this change', 'Change the text in markdown.preprocessor')
      const changed = Object.entries(after).filter(
        ([name, value]) => !isDeepStrictEqual(value, before.frontMatter[name]),
      )
      // Convert to plain data, so that a date becomes text, as in a file.
      const frontMatter: PageChange['frontMatter'] = JSON.parse(JSON.stringify(Object.fromEntries(changed)))
      if (Object.keys(frontMatter).length > 0) change.push({ source, frontMatter })
    } catch (error) {
      const [line = ''] = readReason(error).split('\n')
      warn(`threw: ${line}`, 'docgen uses the front matter of the file')
    }
  }
  return { change, findings }
}

/** Parses a file as Docusaurus' default parser does. Returns a new object for each call, because sites change it. */
function parseFile(fileContent: string): ParsedFile {
  const { bodyOffset } = readFrontMatter(fileContent, '').value
  return { frontMatter: structuredClone({ ...readRawFields(fileContent) }), content: fileContent.slice(bodyOffset) }
}
