"""The laboratory: what is found out by playing many games (`arena`) or by looking closely at one (`review`)."""
