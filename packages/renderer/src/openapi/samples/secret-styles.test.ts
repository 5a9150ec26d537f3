import { expect, it } from 'vitest'
import { SECRET_STYLES } from './secret-styles.js'

const SECRET = `a"b'c\\d$e`

it.each([
  ['shell', '$TOKEN', String.raw`a\"b'c\\d\$e`],
  ['browser', 'YOUR_TOKEN', String.raw`a"b\'c\\d$e`],
  ['http', '{{TOKEN}}', SECRET],
  ['node', 'process.env.TOKEN', String.raw`'a"b\'c\\d$e'`],
  ['python', 'os.environ["TOKEN"]', String.raw`"a\"b'c\\d$e"`],
  ['ruby', "ENV.fetch('TOKEN')", String.raw`'a"b\'c\\d$e'`],
  ['java', 'System.getenv("TOKEN")', String.raw`"a\"b'c\\d\u0024e"`],
] as const)('reads a variable, or has the value itself: %s', (name, read, written) => {
  expect(SECRET_STYLES[name].read('TOKEN')).toBe(read)
  expect(SECRET_STYLES[name].write(SECRET)).toBe(written)
})

it('reads a variable by code that no other style shares', () => {
  const codes = Object.values(SECRET_STYLES).map(({ read }) => read('TOKEN'))
  expect(new Set(codes).size).toBe(codes.length)
})
