import { expect, it } from 'vitest'
import { createLimit } from './limit-plugin.js'

const createFile = () => ({ data: { docgenUnfinished: [] as unknown[] } })

it('stops to wait for a plugin that never finishes, and does not run it again', async () => {
  const limit = createLimit('previews', 1)
  const [first, second] = [createFile(), createFile()]
  expect(limit.isExceeded(first)).toBe(false)
  expect(await limit.wait(new Promise(() => {}), first)).toBeUndefined()
  expect(first.data.docgenUnfinished).toEqual([{ name: 'previews', seconds: 1 }])
  expect(limit.isExceeded(second)).toBe(true)
  expect(second.data.docgenUnfinished).toHaveLength(1)
})

it('passes results and errors', async () => {
  const limit = createLimit('quick')
  const file = createFile()
  expect(await limit.wait(Promise.resolve('tree'), file)).toBe('tree')
  await expect(limit.wait(Promise.reject(new Error('broken')), file)).rejects.toThrow('broken')
  expect(limit.isExceeded(file)).toBe(false)
  expect(file.data.docgenUnfinished).toEqual([])
})
