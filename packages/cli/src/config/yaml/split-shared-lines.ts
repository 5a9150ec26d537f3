/** Why YAML rejects a second field on a line. */
const REASON = 'bad indentation of a mapping entry'
/** With more fields than this on one line, the author meant something else. */
const MOST_FIELDS = 20

type Failure = { readonly ok: false; readonly offset: number; readonly reason: string }

/**
 * A block of fields with one field per line, as older YAML parsers read `tags: [a] title: B`, and the offset of the
 * first field that shared a line. Undefined if something else is wrong. All offsets stay the same.
 */
export function splitSharedLines<Result extends { readonly ok: boolean }>(
  yaml: string,
  failure: Failure,
  parse: (text: string) => Result | Failure,
): { readonly yaml: string; readonly result: Result; readonly offset: number } | undefined {
  let text = yaml
  let found: Result | Failure = failure
  for (let count = 0; count < MOST_FIELDS && 'reason' in found && found.reason === REASON; count++) {
    const { offset } = found
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
    if (!/^\w[\w-]*:.*[\]}'"] $/.test(line) || !/^[\w-]+:(?:\s|$)/.test(text.slice(offset, offset + 80)))
      return undefined
    text = `${text.slice(0, offset - 1)}\n${text.slice(offset)}`
    found = parse(text)
  }
  return 'reason' in found ? undefined : { yaml: text, result: found, offset: failure.offset }
}
