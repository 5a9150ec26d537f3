import type { Readable, Writable } from 'node:stream'
import { isCancel, select, text } from '@clack/prompts'

/** An option of a prompt. */
export interface Choice<Name extends string> {
  readonly name: Name
  readonly description: string
}

/** Streams for a prompt, by default `stdin` and `stdout` of the process. */
export interface PromptStreams {
  readonly input: Readable
  readonly output: Writable
}

/** Prompts for a line of text; pressing Enter accepts the suggestion. Undefined if the user cancels. */
export async function askForText(
  message: string,
  suggestion: string,
  streams = processStreams(),
): Promise<string | undefined> {
  const answer = await promptUntilEnd(streams, (options) =>
    text({ message, placeholder: suggestion, defaultValue: suggestion, ...options }),
  )
  return isCancel(answer) ? undefined : answer
}

/** Prompts for one of several names. Undefined if the user cancels. */
export async function askForChoice<Name extends string>(
  message: string,
  choices: readonly Choice<Name>[],
  streams = processStreams(),
): Promise<Name | undefined> {
  const options = choices.map(({ name, description }) => ({ value: name, label: `${name}: ${description}` }))
  const answer = await promptUntilEnd(streams, (shared) => select<string>({ message, options, ...shared }))
  return choices.find(({ name }) => name === answer)?.name
}

function processStreams(): PromptStreams {
  return { input: process.stdin, output: process.stdout }
}

/** Runs a prompt, and cancels it at Ctrl-D or the end of the input: no answer can follow. */
async function promptUntilEnd<Answer>(
  streams: PromptStreams,
  prompt: (options: PromptStreams & { readonly signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const { input } = streams
  const controller = new AbortController()
  const cancel = (): void => controller.abort()
  const onKeypress = (_text: unknown, key?: { readonly ctrl?: boolean; readonly name?: string }): void => {
    if (key?.ctrl && key.name === 'd') cancel()
  }
  input.on('keypress', onKeypress).once('end', cancel)
  try {
    return await prompt({ ...streams, signal: controller.signal })
  } finally {
    input.off('keypress', onKeypress).off('end', cancel)
  }
}
