import Head from '@docusaurus/Head'
import type { ReactElement } from 'react'

export default function About(): ReactElement {
  return (
    <>
      <Head>
        <title>About us</title>
        <meta name="description" content="Who we are" />
        <link rel="author" href="https://people.example" />
        <script src="/no.js" />
      </Head>
      <h1>About</h1>
      <p>Text</p>
    </>
  )
}
