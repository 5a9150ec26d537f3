import { expect, it } from 'vitest'
import { linkSocial, SOCIAL_PLATFORMS } from './link-social.js'

it.each([
  ['github', 'ann', { label: 'GitHub', href: 'https://github.com/ann' }],
  ['GitHub', 'https://git.org/ann', { label: 'GitHub', href: 'https://git.org/ann' }],
  ['email', 'a@b.org', { label: 'Email', href: 'mailto:a@b.org' }],
  ['Forum', 'https://f.org/ann', { label: 'Forum', href: 'https://f.org/ann' }],
  ['Forum', 'ann', undefined],
  ['x', 'javascript:a', { label: 'X', href: 'https://x.com/javascript:a' }],
  ['constructor', 'ann', undefined],
  ['__proto__', 'https://a.org', { label: '__proto__', href: 'https://a.org' }],
])('links the handle of %s: %s', (platform, handle, link) => {
  expect(linkSocial(platform, handle)).toEqual(link)
})

it('lists platforms in lower case', () => {
  expect(SOCIAL_PLATFORMS).toContain('stackoverflow')
  expect(SOCIAL_PLATFORMS.every((name) => name === name.toLowerCase())).toBe(true)
})
