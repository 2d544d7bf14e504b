# Letters by which people keep what they have, or come back to it.

letter-subject = Your link to Hegemon
letter-sign-in =
    This link opens your account at Hegemon, once and for { $minutes } minutes:

    { $address }

    If you did not ask for it, do nothing: without the link nobody gets in.
letter-keep =
    This link keeps your seats at Hegemon for good, once and for { $minutes } minutes:

    { $address }

    If you did not ask for it, do nothing: this address is not kept then.
