/** Where a person finds a person. The address is the operator's to set; this one can reach nobody by mistake (RFC 2606). */
export const SUPPORT_EMAIL = 'hjelp@epikrise.example'
