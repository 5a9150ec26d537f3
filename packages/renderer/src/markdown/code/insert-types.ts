import type { Code, RootContent } from 'mdast'
import type { Point } from '../compilation.js'
import { type CheckTypes, TYPED_LANGUAGES, type TypedCode, type TypeProblem } from '../directives/typed-code.js'
import type { DocumentScope } from '../document-scope.js'
import { linesOf } from '../source-file.js'
import { languageOf } from './describe-code.js'

declare module 'mdast' {
  interface Data {
    /** The types in a block of code. */
    typedCode?: TypedCode
  }
}

const WORD = /(?:^|\s)twoslash(?=\s|$)/

/** Maximum number of problems reported for one block. */
const MAX_PROBLEMS = 10

/** Checks the types of the blocks marked `twoslash`, and replaces their code with the code to show. */
export async function insertTypes(
  parent: { readonly children: readonly RootContent[] },
  scope: DocumentScope,
  check: CheckTypes,
): Promise<void> {
  const failures = new Set<string>()
  for (const node of listTypedBlocks(parent)) {
    const { aliases } = scope.compilation.options.highlight
    const language = languageOf(node.lang ?? '', aliases)
    if (!TYPED_LANGUAGES.has(language)) {
      const message = `the types of ${node.lang ? `the language ${node.lang}` : 'plain text'} can't be checked`
      scope.report(node, { code: 'twoslash', message, hint: 'Remove the word twoslash, or use ts, tsx, js or jsx' })
      continue
    }
    const typed = await check(node.value.replace(/\r\n?/g, '\n'), language)
    if ('problem' in typed) {
      // The cause is the same for all blocks of the page.
      if (!failures.has(typed.problem.message)) scope.report(node, { code: 'twoslash', ...typed.problem })
      failures.add(typed.problem.message)
      continue
    }
    reportProblems(typed.problems, node, scope)
    for (const path of typed.inputs) scope.compilation.pluginInputs.add(path)
    if (typed.key !== undefined) scope.compilation.typeKeys.add(typed.key)
    node.value = typed.code
    if (typed.language !== undefined) node.lang = typed.language
    node.data = { ...node.data, typedCode: typed }
  }
}

function listTypedBlocks({ children }: { readonly children: readonly RootContent[] }): readonly Code[] {
  return children.flatMap((node) => {
    if (node.type === 'code') return WORD.test(node.meta ?? '') ? [node] : []
    return 'children' in node ? listTypedBlocks(node) : []
  })
}

function reportProblems(problems: readonly TypeProblem[], node: Code, scope: DocumentScope): void {
  if (problems.length > MAX_PROBLEMS) {
    const message = `${problems.length - MAX_PROBLEMS} more problems with the types of this block are not listed`
    scope.report(node, { code: 'type-error', severity: 'error', message })
  }
  for (const { line, character, length, ...problem } of problems.slice(0, MAX_PROBLEMS)) {
    const point = line === undefined ? undefined : pointIn(node, { line, character: character ?? 0 }, scope)
    const at = point ? { position: { start: point } } : node
    scope.report(at, {
      code: 'type-error',
      severity: 'error',
      ...problem,
      ...(point && length !== undefined && { length: Math.max(1, length) }),
    })
  }
}

/** The position of a character of a block in its file; `undefined` if the code is in another file. */
function pointIn(
  { value, position, data }: Code,
  { line, character }: { readonly line: number; readonly character: number },
  scope: DocumentScope,
): Point | undefined {
  if (!position || data?.codeFile) return undefined
  const number = position.start.line + 1 + line
  const code = value.split('\n')[line] ?? ''
  const start = linesOf(scope.file).startOf(number)
  // The block may be indented, or quoted.
  const written = scope.file.text.slice(start).split('\n', 1)[0] ?? ''
  return { line: number, column: Math.max(0, written.indexOf(code)) + character + 1 }
}
