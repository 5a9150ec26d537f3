import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, readReason } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import type { MarkdownText } from '../text/list-texts.js'
import type { LinterResult } from './linter-run.js'
import { maskProse } from './mask-prose.js'

/** The methods of unified's processor that `runRetext` needs. */
interface Processor {
  readonly use: (plugin: unknown) => Processor
  readonly parse: (text: string) => unknown
  readonly run: (tree: unknown, text: string, done: (error: unknown, tree: unknown, file: unknown) => void) => void
}

const fileSchema = z.object({
  messages: z.array(
    z.object({
      reason: z.string(),
      line: z.optional(z.nullable(z.number())),
      column: z.optional(z.nullable(z.number())),
      ruleId: z.optional(z.nullable(z.string())),
    }),
  ),
})

/** Runs plugins of retext, which are packages of the site, on the English texts. */
export async function runRetext(
  texts: readonly MarkdownText[],
  siteDir: string,
  plugins: readonly string[],
): Promise<LinterResult> {
  const require = createRequire(join(siteDir, 'package.json'))
  const load = async (name: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(require.resolve(name)).href)
  try {
    const { unified } = await load('unified')
    const loaded = await Promise.all(['retext-english', ...plugins].map(load))
    if (typeof unified !== 'function') return { failure: { problem: 'the package unified does not export unified' } }
    const processor = loaded.reduce<Processor>((each, plugin) => each.use(plugin['default']), unified())
    const english = texts.filter(({ locale }) => /^en\b/i.test(locale))
    const diagnostics = await Promise.all(english.map((text) => listMessages(processor, text)))
    return { diagnostics: diagnostics.flat() }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
    return { failure: { problem: `retext cannot run: ${readReason(error)}`, isMissing } }
  }
}

function listMessages(processor: Processor, { file, text, bodyLine }: MarkdownText): Promise<readonly Diagnostic[]> {
  const prose = maskProse(text, bodyLine)
  return new Promise((resolve, reject) => {
    processor.run(processor.parse(prose), prose, (error, _tree, result) => {
      if (error) return reject(error)
      const { data } = fileSchema.safeParse(result)
      resolve(
        (data?.messages ?? []).map(({ reason, line, column, ruleId }) => ({
          code: 'prose',
          severity: 'warning',
          file,
          line: line ?? 1,
          column: column ?? 1,
          message: typeof ruleId === 'string' ? `${reason} (${ruleId})` : reason,
        })),
      )
    })
  })
}
