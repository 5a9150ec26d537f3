import { expect, it } from 'vitest'
import { fetchPacks } from './fetch-packs.js'

const packs = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, size: 1, keys: [name] }))

it('downloads all packs, at most three at a time', async () => {
  let running = 0
  let highest = 0
  const received: string[] = []
  const fetchPack = async ({ name }: { readonly name: string }) => {
    running += 1
    highest = Math.max(highest, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    return name === 'b' ? undefined : [{ key: name, bytes: Buffer.from(name) }]
  }
  await fetchPacks(packs, { fetchPack }, (entries, pack) => {
    received.push(`${pack.name} ${entries?.length ?? 'missing'}`)
    return true
  })
  expect(highest).toBe(3)
  expect(received.toSorted()).toEqual(['a 1', 'b missing', 'c 1', 'd 1', 'e 1'])
})

it('starts no other download after a refusal', async () => {
  const requested: string[] = []
  const fetchPack = async ({ name }: { readonly name: string }) => {
    requested.push(name)
    return undefined
  }
  await fetchPacks(packs, { fetchPack }, () => false)
  expect(requested).toEqual(['a', 'b', 'c'])
})
