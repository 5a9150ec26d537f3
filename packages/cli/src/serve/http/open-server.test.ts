import { expect, it } from 'vitest'
import { openServer } from './open-server.js'

it('keeps connections of busy clients open', async () => {
  const listener = (_request: unknown, response: { end: (text: string) => void }): void => response.end('ok')
  const server = await openServer({ listener, port: 0, isStrictPort: true, host: '127.0.0.1' })
  try {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/`)
    expect(headers.get('keep-alive')).toBe('timeout=65')
  } finally {
    await server.close()
  }
})
