import { expect, it } from 'vitest'
import { securitySchema } from '../../config/schema/security.js'
import { convertScriptPolicy } from './convert-policy.js'

const FILES: Readonly<Record<string, string>> = {
  '/js/chat.js':
    "const s = document.createElement('script')\ns.src = 'https://chat.example/a.js'\ndocument.head.append(s)\n",
  '/js/menu.js': "document.body.classList.add('ready')\n",
}
const find = (src: string): unknown => convertScriptPolicy(src, (file) => FILES[file])

it('allows what an external script may need, in a valid policy', () => {
  const { security } = convertScriptPolicy('https://widget.example/a.js', () => undefined) ?? {}
  expect(security).toMatchObject({ csp: { sources: { 'connect-src': ['https:', 'wss:'] }, trustedTypes: false } })
  expect(securitySchema.safeParse(security).success).toBe(true)
  expect(find('//widget.example/a.js')).toEqual({ security })
  expect(find('/js/chat.js')).toEqual({ security })
})

it('lists what a known service needs, and nothing if the default policy is sufficient', () => {
  expect(JSON.stringify(find('https://www.googletagmanager.com/gtag/js?id=G-1'))).not.toContain('"https:"')
  expect(find('https://plausible.io/js/script.js')).toBeUndefined()
  expect(find('/js/menu.js')).toBeUndefined()
  expect(find('/js/missing.js')).toBeUndefined()
})
