import { CERTIFICATE_PARTS, CERTIFICATE_WORDS } from '#domain/certificate/certificate-words.ts'
import { heldBy } from '#domain/certificate/certificate-document.ts'
import type { CertificateSheet } from '#domain/certificate/certificate-document.ts'
import { useLanguage } from '#web/text/use-text.ts'
import styles from './certificate.module.css'

/** The certificate as it lies on paper: every field, gaps said in words, the number, and a line to sign on. On the screen there is the form alone. */
export function CertificatePaper({ sheet }: { sheet: CertificateSheet }) {
  const words = CERTIFICATE_WORDS[useLanguage()]
  return (
    <div className={`report-text ${styles['paper']}`}>
      <h2>{words.title}</h2>
      <p>{words.number} {sheet.number}</p>
      {CERTIFICATE_PARTS.map(({ part, keys }) => (
        <section key={part}>
          <h3>{words.parts[part]}</h3>
          <dl>
            {keys.map((key) => (
              <div key={key}>
                <dt>{words.fields[key]}</dt>
                <dd>{heldBy(sheet, key) || words.notTold}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles['signature']}>{words.signature}</p>
    </div>
  )
}
