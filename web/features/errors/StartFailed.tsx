/** The server did not answer the very first question. Plain markup: neither texts nor theme are there yet. */
export function StartFailed() {
  return (
    <div className="starting" role="alert">
      <p lang="nb">Får ikke kontakt med serveren. Kontroller nettet og last siden på nytt.</p>
      <p lang="en">The server cannot be reached. Check the network and reload the page.</p>
      <button type="button" onClick={() => location.reload()}>
        Last på nytt / Reload
      </button>
    </div>
  )
}
