library(testthat)
library(rosetteArabidopsis)

test_check("rosetteArabidopsis")
