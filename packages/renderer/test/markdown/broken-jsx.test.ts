import { expect, it } from 'vitest'
import { readMdxTree } from '../../src/markdown/mdx/syntax/read-mdx-tree.js'

const PREFIXES = ['> ', '- ', '  ', '1. ', '    ', '> > ', '> - ', '>', '- > ', '\t']
const PARTS = [
  ...['<a ', '<b>', '{', '}', '{<A>', '</A>', '<A x={', '/>', '"', "'", '`', '//', '/*', '*/', 'x ', '<>', '${'],
  ...['=> ', '<A b="', '{...', '<A.b ', '{`', '{/*', '<A b={<B>', '{<', '{<A b={', '[', '**', '{a}', '<c/>'],
]

/** A document of random lines of broken JSX, each inside of containers or not. Its numbers come from a seed. */
function write(seed: number, hasContainers: boolean): string {
  let state = seed
  const choose = <Item>(items: readonly Item[]): Item | undefined => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return items[(state >> 8) % items.length]
  }
  const parts = [choose(PARTS), choose(PARTS), choose(PARTS)]
  const prefixes = [choose(PREFIXES), choose(PREFIXES)]
  let text = ''
  while (text.length < 2500) {
    const prefix = choose(prefixes)
    text += `${hasContainers ? prefix : ''}${choose(parts)}${choose(parts)}${choose(PARTS)}\n`
  }
  return text
}

function secondsOf(hasContainers: boolean): number {
  const from = process.cpuUsage()
  for (let seed = 1; seed <= 300; seed++) readMdxTree(write(seed, hasContainers), () => {})
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

it('reads broken JSX in quotes and lists about as fast as elsewhere', () => {
  secondsOf(false)
  expect(secondsOf(true) / secondsOf(false)).toBeLessThan(5)
})
