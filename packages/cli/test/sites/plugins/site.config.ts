import { defineConfig } from '@docgen/cli'
import { counts } from './plugins/counts'
import { moves } from './plugins/moves'
import { owners } from './plugins/owners'
import { releases } from './plugins/releases'
import { stamp } from './plugins/stamp'

export default defineConfig({
  title: 'Plugins',
  url: 'https://docs.example.org',
  trailingSlash: false,
  search: { enabled: false },
  docs: { editUrl: 'https://git.example.org/edit' },
  theme: { components: { DocFooter: './components/DocFooter.tsx' } },
  plugins: [releases, moves, stamp({ word: 'stamped' }), counts, owners],
})
