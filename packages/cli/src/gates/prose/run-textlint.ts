import { writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { createFolder } from '../../cache/create-folder.js'
import { parseJson } from '../../config/files/read-json-file.js'
import { runCommand } from '../code/run-command.js'
import type { MarkdownText } from '../text/list-texts.js'
import { maskCode } from '../text/mask-code.js'
import { LINTER_SECONDS, type LinterResult, type LinterRun } from './linter-run.js'

/** `textlint --format json`; severity 1 is a warning, 2 an error. */
const textlintSchema = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(
      z.object({
        ruleId: z.string(),
        message: z.string(),
        line: z.number(),
        column: z.number(),
        severity: z.number(),
      }),
    ),
  }),
)

/** Runs textlint on the texts, which are in `folder` under their own paths, as Markdown without code. */
export async function runTextlint(
  texts: readonly MarkdownText[],
  { siteDir, folder, program }: LinterRun,
): Promise<LinterResult> {
  const byPath = new Map<string, string>()
  for (const { file, text, bodyLine } of texts) {
    const path = join(folder, file.replace(/\.mdx$/i, '.md'))
    createFolder(dirname(path))
    writeFileSync(path, maskCode(text, bodyLine))
    byPath.set(relative(siteDir, path).split(sep).join('/'), file)
  }
  const limits = { cwd: siteDir, seconds: LINTER_SECONDS }
  const { stdout, problem, isMissing } = await runCommand([program, '--format', 'json'], [...byPath.keys()], limits)
  if (problem !== undefined) return { failure: { problem, ...(isMissing && { isMissing }) } }
  const found = readTextlint(stdout)
  if (!found) return { failure: { message: `textlint printed no report: ${stdout.trim().split('\n')[0] ?? ''}` } }
  const diagnostics = found.flatMap(({ path, ...each }) => {
    const plain = path.split(sep).join('/')
    const file = byPath.get(plain) ?? [...byPath].find(([key]) => plain.endsWith(`/${key}`))?.[1]
    return file === undefined ? [] : [{ code: 'prose', file, ...each } satisfies Diagnostic]
  })
  return { diagnostics }
}

interface LinterFinding extends Pick<Diagnostic, 'severity' | 'line' | 'column' | 'message'> {
  readonly path: string
}

function readTextlint(output: string): readonly LinterFinding[] | undefined {
  const { data } = textlintSchema.safeParse(parseJson(output))
  return data?.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line, column, severity }) => ({
      path: filePath,
      severity: severity === 2 ? 'error' : 'warning',
      line,
      column,
      message: `${message} (${ruleId})`,
    })),
  )
}
