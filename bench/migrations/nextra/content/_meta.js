export default {
  index: 'Welcome',
  '-- guides': { type: 'separator', title: 'Guides' },
  guide: 'Guide',
  reference: { title: 'Reference', theme: { toc: false } },
  source: { title: 'Source', href: 'https://github.com/harbor/harbor' },
  hidden: { display: 'hidden' },
}
