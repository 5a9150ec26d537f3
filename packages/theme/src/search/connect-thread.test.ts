import { expect, it } from 'vitest'
import { connectThread } from './connect-thread.js'
import type { NumberedRequest, ThreadResponse } from './search-message.js'

const LOAD = { kind: 'load', index: { files: '/s/', root: 'abc' } } as const

function connect() {
  const sent: NumberedRequest[] = []
  const ended: string[] = []
  let respond: (response: ThreadResponse) => void = () => {}
  let fail: (message: string) => void = () => {}
  const thread = {
    send: (request: NumberedRequest) => void sent.push(request),
    listen: (onResponse: typeof respond, onFailure: typeof fail) => {
      respond = onResponse
      fail = onFailure
    },
    end: () => void ended.push('thread'),
  }
  const send = connectThread(thread, () => ended.push('owner'))
  return {
    send,
    sent,
    ended,
    respond: (response: ThreadResponse) => respond(response),
    fail: (text: string) => fail(text),
  }
}

it('matches responses to requests in any order', async () => {
  const { send, sent, respond } = connect()
  const [first, second] = [send(LOAD), send(LOAD)]
  expect(sent.map(({ id }) => id)).toEqual([1, 2])
  respond({ id: 2, found: { hits: [], pages: 2 } })
  respond({ id: 1, found: undefined })
  expect([await first, await second]).toEqual([undefined, { hits: [], pages: 2 }])
})

it('rejects one request by an error, and ignores responses to unknown ones', async () => {
  const { send, respond } = connect()
  const [first, second] = [send(LOAD), send(LOAD)]
  respond({ id: 1, error: 'no index' })
  respond({ id: 9, error: 'other' })
  respond({ id: 2, found: { hits: [] } })
  await expect(first).rejects.toThrow('no index')
  expect(await second).toEqual({ hits: [] })
})

it('rejects all requests if the thread crashes, and ends it', async () => {
  const { send, fail, ended } = connect()
  const requests = [send(LOAD), send(LOAD)]
  fail('')
  for (const request of requests) await expect(request).rejects.toThrow('the search did not start')
  expect(ended).toEqual(['thread', 'owner'])
})
