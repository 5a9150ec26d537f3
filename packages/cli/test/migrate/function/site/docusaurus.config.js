const math = import('remark-math')

module.exports = async function createConfig() {
  const remarkMath = (await math).default
  const { default: rehypeKatex } = await import('rehype-katex')
  return {
    title: 'From a function',
    url: 'https://docs.example.com',
    baseUrl: process.env.DOCGEN_TEST_BASE ?? '/',
    presets: [['classic', { blog: false, docs: { remarkPlugins: [remarkMath], rehypePlugins: [[rehypeKatex, { strict: false }]], editUrl: ({ locale }) => `https://example.com/${locale}` } }]],
    stylesheets: [{ href: 'https://cdn.example.com/katex.min.css', type: 'text/css' }],
  }
}
