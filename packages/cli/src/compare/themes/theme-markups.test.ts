import { expect, it } from 'vitest'
import { readPage } from '../read-page.js'

const read = (html: string) =>
  readPage({ file: 'guide/index.html', html, baseUrl: '/', origin: 'https://docs.example' })

// Pages in the markup of each theme, in own words. Everything but “Tides”, “High” and the code belongs to the theme.
const PAGES: readonly (readonly [theme: string, html: string])[] = [
  [
    'docgen',
    '<meta name="generator" content="docgen"><main><nav class="breadcrumbs">Docs</nav><article class="doc"><h1 class="doc-title">Tides</h1><div class="page-actions">Copy page</div><div class="prose"><h2 id="high"><span>High</span><a class="hash-link" href="#high"></a></h2><figure class="code-frame"><figcaption class="code-title"><small>Shell</small></figcaption><pre><code><span data-line="1" id="L1"><a href="#L1" aria-hidden="true"></a>wait\n</span><span data-line="2" id="L2">go\n</span></code></pre></figure></div><footer class="doc-footer">Edit</footer></article></main>',
  ],
  [
    'Docusaurus',
    '<div id="__docusaurus"><main><nav class="theme-doc-breadcrumbs breadcrumbs">Docs</nav><div class="tocCollapsible_x theme-doc-toc-mobile">On this page</div><div class="theme-doc-markdown markdown"><header><h1>Tides</h1></header><h2 class="anchor" id="high">High<a class="hash-link" href="#high">#</a></h2><pre class="prism-code"><code><div class="token-line"><span>wait</span></div><div class="token-line">go</div></code></pre></div><footer class="theme-doc-footer">Edit</footer></main></div>',
  ],
  [
    'Material for MkDocs',
    '<meta name="generator" content="mkdocs-1.6.1, mkdocs-material-9.6.0"><div class="md-content"><article class="md-content__inner md-typeset"><a class="md-content__button" href="/edit">Edit</a><h1>Tides<a class="headerlink" href="#tides">¶</a></h1><h2 id="high">High<a class="headerlink" href="#high">¶</a></h2><div class="highlight"><table><tr><td class="linenos"><div class="linenodiv"><pre>1\n2</pre></div></td><td class="code"><pre><span></span><code><a id="__codelineno-0-1" href="#__codelineno-0-1"></a>wait\ngo\n</code></pre></td></tr></table></div><aside class="md-source-file">Last update</aside></article></div>',
  ],
  [
    'MkDocs',
    '<div class="col-md-9" role="main"><h1>Tides</h1><h2 id="high">High<a class="headerlink" href="#high">¶</a></h2><pre><code>wait\ngo\n</code></pre></div><div id="mkdocs_search_modal"></div>',
  ],
  [
    'MkDocs with the theme readthedocs',
    '<section class="wy-nav-content-wrap"><div class="wy-nav-content"><div class="rst-content"><div role="navigation">Docs</div><div role="main"><h1>Tides</h1><h2 id="high">High</h2><pre><code>wait\ngo\n</code></pre></div></div></div></section>',
  ],
  [
    'VitePress',
    '<meta name="generator" content="VitePress v1.6.4"><div class="VPContent"><aside>On this page</aside><main><div class="vp-doc"><h1>Tides <a class="header-anchor" href="#tides"></a></h1><h2 id="high">High <a class="header-anchor" href="#high"></a></h2><div class="language-sh line-numbers-mode"><button title="Copy" class="copy"></button><span class="lang">sh</span><pre class="shiki"><code><span class="line">wait</span>\n<span class="line">go</span></code></pre><div class="line-numbers-wrapper"><span>1</span><br><span>2</span></div></div></div></main><footer class="VPDocFooter">Edit</footer></div>',
  ],
  [
    'Starlight',
    '<meta name="generator" content="Starlight v0.42.0"><main><mobile-starlight-toc>On this page</mobile-starlight-toc><div class="content-panel"><h1 id="_top">Tides</h1></div><div class="content-panel"><div class="sl-markdown-content"><div class="sl-heading-wrapper"><h2 id="high">High</h2><a class="sl-anchor-link" href="#high"><span class="sr-only">Section titled High</span></a></div><div class="expressive-code"><figure class="frame is-terminal"><figcaption class="header"><span class="sr-only">Terminal window</span></figcaption><pre><code><div class="ec-line"><div class="code">wait</div></div><div class="ec-line"><div class="code">go</div></div></code></pre><div class="copy"><button>Copy</button></div></figure></div></div><footer>Edit</footer></div></main>',
  ],
  [
    'Nextra',
    '<div class="nextra-navbar">Docs</div><article><div class="nextra-breadcrumb">Docs</div><main><h1>Tides</h1><h2 id="high">High<a href="#high" class="subheading-anchor"></a></h2><div class="nextra-code"><pre><code><span data-line="">wait</span>\n<span data-line="">go</span></code></pre><div><button>Copy</button></div></div></main><div>Last updated</div><div><a href="/next">Next</a></div></article>',
  ],
  [
    'Docsy',
    '<main class="td-main"><nav class="td-breadcrumbs">Docs</nav><div class="td-content"><h1>Tides</h1><header class="article-meta"><p class="reading-time">1 minute</p></header><h2 id="high">High<a class="td-heading-self-link" href="#high"></a></h2><div class="highlight"><pre class="chroma"><code><span class="line"><span class="ln">1</span><span class="cl">wait\n</span></span><span class="line"><span class="ln">2</span><span class="cl">go\n</span></span></code></pre></div><div class="td-page-meta__lastmod">Last modified</div></div></main>',
  ],
  [
    'Hugo Book',
    '<div class="book-page"><header class="book-header">Menu</header><article class="markdown book-article"><h1>Tides</h1><h2 id="high">High<a class="anchor" href="#high">#</a></h2><table class="lntable"><tr><td class="lntd"><pre><code><span class="lnt">1\n</span></code></pre></td><td class="lntd"><pre><code>wait\ngo</code></pre></td></tr></table></article><footer class="book-footer">Edit</footer></div>',
  ],
  [
    'Mintlify',
    '<meta name="generator" content="Mintlify"><div id="content-area"><header><div class="eyebrow">Docs</div><h1 id="page-title">Tides</h1></header><div class="mdx-content"><h2 id="high"><a aria-label="Navigate to header" href="#high">#</a><span>High</span></h2><div class="code-block"><pre><code><span class="line">wait</span>\n<span class="line">go</span></code></pre><button>Copy</button></div></div><div id="pagination">Next</div></div>',
  ],
  [
    'GitBook',
    '<meta name="generator" content="GitBook (1.0)"><main><header><nav>Docs</nav><h1>Tides</h1></header><h2 id="high"><a aria-label="Direct link to heading" href="#high">#</a>High</h2><pre><code><span class="highlight-line">wait</span><span class="highlight-line">go</span></code></pre></main>',
  ],
]

it.each(PAGES)('reads only the content of a page of %s', (_theme, html) => {
  const { title, headings, anchors, links, words, codeBlocks } = read(html)
  expect({ title, headings, links, words, codeBlocks }).toEqual({
    title: 'Tides',
    headings: ['## High'],
    links: [],
    words: ['tides', 'high', 'wait', 'go'],
    codeBlocks: ['wait\ngo'],
  })
  expect(anchors.filter((id) => id !== 'page-title')).toEqual(['high'])
})
