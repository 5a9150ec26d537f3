import Head from '@docusaurus/Head'

export default function Home() {
  return (
    <>
      <Head>
        <title>Own title</title>
      </Head>
      <header>Own header</header>
      <main>
        <a href="/docs">Docs</a>
        <pre>
          <code>npm install</code>
        </pre>
      </main>
    </>
  )
}
