import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  versions: { lastVersion: 2, versions: { '1.0': { banner: 'old', lable: 'One' } } },
})
