/** The head of an extract, in the shape of message M30, with invented medicines. */
export const FEST_HEAD =
  '<?xml version="1.0" encoding="utf-8"?>\n<FEST xmlns="http://www.kith.no/xmlstds/eresept/m30/2014-12-01"><HentetDato>2026-09-08T10:00:00</HentetDato>'

export const brand = (given: {
  id: string
  name: string
  atc?: string
  status?: string
  type?: string
}): string => `<OppfLegemiddelMerkevare><Id>ID_O-${given.id}</Id><Tidspunkt>2025-03-04T05:06:07</Tidspunkt><Status V="${given.status ?? 'A'}" DN="x" />
<LegemiddelMerkevare xmlns="http://www.kith.no/xmlstds/eresept/forskrivning/2014-12-01">\
<Atc V="${given.atc ?? 'N02BE01'}" S="2.16.578.1.12.4.1.1.7180" DN="Smertestillende stoff" /><NavnFormStyrke>${given.name} tab 500 mg</NavnFormStyrke>
<Reseptgruppe V="C" DN="C: Reseptpliktig" /><LegemiddelformKort V="53" DN="Tablett" /><Preparattype V="4" DN="${given.type ?? 'Legemiddel'}" />\
<Preparatomtaleavsnitt><Lenke><Www V="https://produkt.example.no/${given.id}" /></Lenke></Preparatomtaleavsnitt>
<Id>${given.id}</Id><Varenavn>${given.name}</Varenavn></LegemiddelMerkevare></OppfLegemiddelMerkevare>`

export const interaction = (id: string, status = 'A'): string => `<OppfInteraksjon><Id>ID_O-${id}</Id><Tidspunkt>2024-01-01T00:00:00</Tidspunkt>\
<Status V="${status}" DN="x" /><Interaksjon><Id>${id}</Id><Relevans V="1" DN="Bør unngås" />
<KliniskKonsekvens>Økt risiko for blødning &amp; svimmelhet.</KliniskKonsekvens><Interaksjonsmekanisme>Ukjent.</Interaksjonsmekanisme>\
<Kildegrunnlag V="1" DN="Kliniske studier" /><Handtering><Monitorering>Mål INR.</Monitorering></Handtering>
<Substansgruppe><Navn>Fortynnere</Navn><Substans><Substans>Fortynnol</Substans><Atc V="B01AA03" DN="Fortynnol" /></Substans></Substansgruppe>\
<Substansgruppe><Substans><Substans>Smertestillende stoff</Substans><Atc V="N02BE01" DN="x" /></Substans></Substansgruppe></Interaksjon>\
</OppfInteraksjon>`

export const warning = (id: string, about: string, until = ''): string => `<OppfVarselSlv><Id>${id}</Id><Tidspunkt>2026-01-02T00:00:00</Tidspunkt>\
<Status V="A" DN="x" /><VarselSlv><Type V="2" DN="Leveringssvikt" /><Overskrift>Mangel på Prøvol</Overskrift><Varseltekst>Bruk et annet.
Spør apoteket.</Varseltekst><FraDato>2026-01-01</FraDato>${until === '' ? '' : `<TilDato>${until}</TilDato>`}<Lenke>\
<Www V="https://varsel.example.no/1" /></Lenke><Referanseelement><RefElement>${about}</RefElement></Referanseelement></VarselSlv></OppfVarselSlv>`

export const festXml = (...parts: readonly string[]): string => `${FEST_HEAD}<KatLegemiddelMerkevare>${parts.join('\n')}</KatLegemiddelMerkevare></FEST>`
