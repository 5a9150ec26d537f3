/** Why YAML rejects a second field on a line. */
const REASON = 'bad indentation of a mapping entry'
/** With more fields than this on one line, the author meant something else. */
const MAX_FIELDS = 20

type Failure = { readonly ok: false; readonly offset: number; readonly reason: string }

/**
 * Moves fields that share a line, such as `tags: [a] title: B`, to separate lines, as older YAML parsers read them.
 * Returns the new text, its parse result, and the offset of the first field that was moved; `undefined` if the text is
 * invalid for another reason. All offsets stay the same.
 */
export function splitSharedLines<Result extends { readonly ok: boolean }>(
  yaml: string,
  failure: Failure,
  parse: (text: string) => Result | Failure,
): { readonly yaml: string; readonly result: Result; readonly offset: number } | undefined {
  let text = yaml
  let outcome: Result | Failure = failure
  for (let count = 0; count < MAX_FIELDS && 'reason' in outcome && outcome.reason === REASON; count++) {
    const { offset } = outcome
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
    if (!/^\w[\w-]*:.*[\]}'"] $/.test(line) || !/^[\w-]+:(?:\s|$)/.test(text.slice(offset, offset + 80)))
      return undefined
    text = `${text.slice(0, offset - 1)}\n${text.slice(offset)}`
    outcome = parse(text)
  }
  return 'reason' in outcome ? undefined : { yaml: text, result: outcome, offset: failure.offset }
}
