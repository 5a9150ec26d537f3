import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  plugins: [{ name: 'a' }, null, () => ({ name: 'b', version: '1' }), { name: 'c', version: '1', html: () => '' }],
})
