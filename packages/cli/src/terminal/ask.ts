import { isCancel, select, text } from '@clack/prompts'

/** An option of a prompt. */
export interface Choice<Name extends string> {
  readonly name: Name
  readonly description: string
}

/** Prompts for a line of text; pressing Enter accepts the suggestion. Undefined if the user cancels. */
export async function askForText(message: string, suggestion: string): Promise<string | undefined> {
  const answer = await promptUntilEnd((signal) =>
    text({ message, placeholder: suggestion, defaultValue: suggestion, signal }),
  )
  return isCancel(answer) ? undefined : answer
}

/** Prompts for one of several names. Undefined if the user cancels. */
export async function askForChoice<Name extends string>(
  message: string,
  choices: readonly Choice<Name>[],
): Promise<Name | undefined> {
  const options = choices.map(({ name, description }) => ({ value: name, label: `${name}: ${description}` }))
  const answer = await promptUntilEnd((signal) => select<string>({ message, options, signal }))
  return choices.find(({ name }) => name === answer)?.name
}

/** Runs a prompt, and cancels it at Ctrl-D or the end of the input: no answer can follow. */
async function promptUntilEnd<Answer>(prompt: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController()
  const cancel = (): void => controller.abort()
  const onKeypress = (_text: unknown, key?: { readonly ctrl?: boolean; readonly name?: string }): void => {
    if (key?.ctrl && key.name === 'd') cancel()
  }
  process.stdin.on('keypress', onKeypress).once('end', cancel)
  try {
    return await prompt(controller.signal)
  } finally {
    process.stdin.off('keypress', onKeypress).off('end', cancel)
  }
}
