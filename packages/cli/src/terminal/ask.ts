import { isCancel, select, text } from '@clack/prompts'

/** A question with one answer out of several. */
export interface Choice<Name extends string> {
  readonly name: Name
  readonly description: string
}

/** Asks for a line of text; the suggestion is the answer of those who only press Enter. `undefined`: the person gave up. */
export async function askForText(message: string, suggestion: string): Promise<string | undefined> {
  const answer = await text({ message, placeholder: suggestion, defaultValue: suggestion })
  return isCancel(answer) ? undefined : answer
}

/** Asks for one of several names. `undefined`: the person gave up. */
export async function askForChoice<Name extends string>(
  message: string,
  choices: readonly Choice<Name>[],
): Promise<Name | undefined> {
  const options = choices.map(({ name, description }) => ({ value: name, label: `${name}: ${description}` }))
  const answer = await select<string>({ message, options })
  return choices.find(({ name }) => name === answer)?.name
}
