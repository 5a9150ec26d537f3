import { expect, it } from 'vitest'
import { describeIslandProps, readIslandFailure } from './describe-island-props.js'

const islandFailure = { island: 'Chart', props: [{ name: 'on-pick', value: 'a function' }] }

it('reads the failure from the error of an island only', () => {
  expect(readIslandFailure(Object.assign(new Error('any message'), { islandFailure }))).toEqual(islandFailure)
  expect(
    readIslandFailure(
      new Error('the island Chart gets the prop "a", a function: props of islands must be serializable as JSON'),
    ),
  ).toBe(undefined)
  expect(readIslandFailure('text')).toBe(undefined)
})

it('names what renders an island without a name', () => {
  const message = (island: string) => describeIslandProps({ ...islandFailure, island }, 'a component').message
  const rest = `runs in the browser, but docgen can't send it the prop "on-pick", a function`
  expect(message('Chart')).toBe(`<Chart> ${rest}`)
  expect(message('default')).toBe(`a component ${rest}`)
})
