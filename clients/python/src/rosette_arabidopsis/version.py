"""The version of this package, which is that of the site it was written with."""

VERSION = "0.9.0"
