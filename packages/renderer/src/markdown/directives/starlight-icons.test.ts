import { expect, it } from 'vitest'
import { iconOfStarlight } from './starlight-icons.js'

it.each([
  ['open-book', 'lucide:book-open'],
  ['rocket', 'lucide:rocket'],
  ['github', 'simple-icons:github'],
  ['x.com', 'simple-icons:x'],
  ['seti:html', 'lucide:file-code'],
  ['lucide:zap', 'lucide:zap'],
  ['constructor', 'lucide:constructor'],
])('names the icon %s', (name, icon) => {
  expect(iconOfStarlight(name)).toBe(icon)
})
