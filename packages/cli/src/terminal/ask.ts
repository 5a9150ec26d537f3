import { isCancel, select, text } from '@clack/prompts'

/** A question with one answer out of several. */
export interface Choice<Name extends string> {
  readonly name: Name
  readonly description: string
}

/** Asks for a line of text; the suggestion is the answer of those who only press Enter. `undefined`: the person gave up. */
export async function askForText(message: string, suggestion: string): Promise<string | undefined> {
  const answer = await untilEnd((signal) =>
    text({ message, placeholder: suggestion, defaultValue: suggestion, signal }),
  )
  return isCancel(answer) ? undefined : answer
}

/** Asks for one of several names. `undefined`: the person gave up. */
export async function askForChoice<Name extends string>(
  message: string,
  choices: readonly Choice<Name>[],
): Promise<Name | undefined> {
  const options = choices.map(({ name, description }) => ({ value: name, label: `${name}: ${description}` }))
  const answer = await untilEnd((signal) => select<string>({ message, options, signal }))
  return choices.find(({ name }) => name === answer)?.name
}

/** Cancels a question when the input ends, as Ctrl-D does: nothing would ever answer it. */
async function untilEnd<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController()
  const cancel = (): void => controller.abort()
  const hear = (_text: unknown, key?: { readonly ctrl?: boolean; readonly name?: string }): void => {
    if (key?.ctrl && key.name === 'd') cancel()
  }
  process.stdin.on('keypress', hear).once('end', cancel)
  try {
    return await ask(controller.signal)
  } finally {
    process.stdin.off('keypress', hear).off('end', cancel)
  }
}
