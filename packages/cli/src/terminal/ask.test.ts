import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { askForChoice, askForText, type PromptStreams } from './ask.js'

const CHOICES = [
  { name: 'docs', description: 'Markdown pages' },
  { name: 'api', description: 'An API reference' },
]
const ENTER = '\r'
const DOWN = '\u001b[B'

/** What a question returned and printed, and how many listeners it left on the input. */
interface Asked {
  readonly answer: string | undefined
  readonly printed: string
  readonly listeners: number
}

/** Asks a question, and answers it with keys; without any, the input ends. */
async function ask(
  question: (streams: PromptStreams) => Promise<string | undefined>,
  ...keys: readonly string[]
): Promise<Asked> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let printed = ''
  output.on('data', (chunk) => {
    printed += chunk
  })
  const before = countListeners(input)
  const asked = question({ input, output })
  for (const key of keys) input.write(key)
  if (keys.length === 0) input.end()
  const answer = await asked
  return { answer, printed: stripVTControlCharacters(printed), listeners: countListeners(input) - before }
}

/** Listeners that cancel a question. Those of the terminal library stay until the input is closed. */
function countListeners(input: PassThrough): number {
  return ['cancel', 'onKeypress'].reduce((count, name) => {
    const all = [...input.listeners('end'), ...input.listeners('keypress')]
    return count + all.filter((each) => each.name === name).length
  }, 0)
}

const askText = (streams: PromptStreams) => askForText('Name?', 'my-docs', streams)
const askChoice = (streams: PromptStreams) => askForChoice('Begin with?', CHOICES, streams)

it('returns the text that the user enters', async () => {
  const { answer, printed } = await ask(askText, 'ü-docs', ENTER)
  expect([answer, printed.includes('Name?'), printed.includes('my-docs')]).toEqual(['ü-docs', true, true])
})

it('returns the suggestion if the user only presses Enter', async () => {
  expect((await ask(askText, ENTER)).answer).toBe('my-docs')
})

it('returns the chosen name, and shows what each one is', async () => {
  const { answer, printed } = await ask(askChoice, DOWN, ENTER)
  expect([answer, printed.includes('docs: Markdown pages'), printed.includes('api: An API reference')]).toEqual([
    'api',
    true,
    true,
  ])
  expect((await ask(askChoice, ENTER)).answer).toBe('docs')
})

it.each([
  ['Ctrl-C', ['\u0003']],
  ['Ctrl-D', ['\u0004']],
  ['Ctrl-D after some text', ['do', '\u0004']],
  ['the end of the input', []],
])('returns nothing after %s', async (_name, keys) => {
  for (const question of [askText, askChoice]) {
    expect(await ask(question, ...keys)).toMatchObject({ answer: undefined, listeners: 0 })
  }
})

it('takes the letter d for text', async () => {
  expect((await ask(askText, 'd', ENTER)).answer).toBe('d')
})

it('stops listening to the input after an answer', async () => {
  expect((await ask(askText, 'a', ENTER)).listeners).toBe(0)
})
