/* Generated from the documents' declarations by `npm run generate`. */

/** Every check: what is sent, and the record that comes back. */
export interface Checks {
  /** Aadhaar: Scan or photo */
  'aadhaar.ocr': {
    values: {
      /** Front of the Aadhaar card */
      file: string;
      /** Back of the Aadhaar card */
      back?: string;
    };
    record: {
      uid?: string;
      name?: string;
      gender?: string;
      fatherName?: string;
      dob?: string;
      address?: string;
    };
  };
  /** Aadhaar: QR code */
  'aadhaar.qr': {
    values: {
      /** Aadhaar QR text */
      qr?: string;
    };
    record: {
      uid?: string;
      name?: string;
      gender?: string;
      careOf?: string;
      dateOfBirth?: string;
      locality?: string;
      vtcName?: string;
      districtName?: string;
      stateName?: string;
      pincode?: string;
      address?: string;
      photo?: string;
    };
  };
  /** Aadhaar: Type the number */
  'aadhaar.kyc': {
    values: {
      /** Aadhaar number */
      uid: string;
      /** Name */
      name: string;
    };
    record: {
      document_id?: string;
      name?: string;
      gender?: string;
      dob?: string;
      address?: string;
      photo?: string;
    };
  };
  /** Aadhaar: Offline e-KYC file */
  'aadhaar.offline': {
    values: {
      /** Share code */
      shareCode?: string;
    };
    record: {
      document_id?: string;
      name?: string;
      gender?: string;
      dob?: string;
      address?: string;
      photo?: string;
    };
  };
  /** PAN: Type the number */
  'pan.auth': {
    values: {
      /** PAN */
      pan: string;
    };
    record: {
      number?: string;
      name?: string;
      fatherName?: string;
      dob?: string;
    };
  };
  /** PAN: Scan or photo */
  'pan.ocr': {
    values: {
      /** PAN card */
      file: string;
    };
    record: {
      number?: string;
      name?: string;
      fatherName?: string;
      dob?: string;
    };
  };
  /** Driving licence: Type the number */
  'dl.auth': {
    values: {
      /** Licence number */
      dlNo: string;
      /** Date of birth */
      dob: string;
    };
    record: {
      dlNo?: string;
      image?: string;
      name?: string;
      fatherOrHusband?: string;
      address?: string;
      dob?: string;
      issueDate?: string;
      validity?: string;
      transportValidity?: string;
      expDate?: string;
    };
  };
  /** Driving licence: Scan or photo */
  'dl.ocr': {
    values: {
      /** Front of the driving licence */
      file: string;
      /** Back of the driving licence */
      back?: string;
    };
    record: {
      dlNo?: string;
      image?: string;
      name?: string;
      fatherOrHusband?: string;
      address?: string;
      dob?: string;
      issueDate?: string;
      validity?: string;
      transportValidity?: string;
      expDate?: string;
    };
  };
  /** Voter ID: Type the number */
  'epic.auth': {
    values: {
      /** Voter ID number */
      epicNo: string;
    };
    record: {
      epicNo?: string;
      name?: string;
      relative?: string;
      dob?: string;
      gender?: string;
      age?: string;
      polStation?: string;
      address?: {
        houseNo?: string;
        policeStation?: string;
        district?: string;
        state?: string;
      };
      constituency?: {
        parliament?: string;
        assembly?: string;
      };
    };
  };
  /** Voter ID: Scan or photo */
  'epic.ocr': {
    values: {
      /** Front of the voter ID card */
      file: string;
      /** Back of the voter ID card */
      back?: string;
    };
    record: {
      epicNo?: string;
      name?: string;
      relative?: string;
      dob?: string;
      gender?: string;
      age?: string;
      polStation?: string;
      address?: {
        houseNo?: string;
        policeStation?: string;
        district?: string;
        state?: string;
      };
      constituency?: {
        parliament?: string;
        assembly?: string;
      };
    };
  };
  /** Passport: Scan or photo */
  'passport.ocr': {
    values: {
      /** First page of the passport */
      file: string;
    };
    record: {
      num?: string;
      name?: string;
      lastName?: string;
      dob?: string;
      doe?: string;
      status?: string;
      gender?: string;
      type?: string;
      countryCode?: string;
      nationality?: string;
      placeOfBirth?: string;
      placeOfIssue?: string;
    };
  };
  /** Passport: Type the file number */
  'passport.verified': {
    values: {
      /** File number */
      fileNo: string;
      /** Date of birth */
      dob: string;
      /** Passport number */
      passportNo?: string;
      /** Name */
      name?: string;
    };
    record: {
      passportNumber?: {
        passportNumberFromSource?: string;
        passportNumberMatch?: string;
      };
      name?: {
        nameFromPassport?: string;
        surnameFromPassport?: string;
        nameScore?: string;
      };
      dateOfIssue?: {
        dispatchedOnFromSource?: string;
        dateOfIssueMatch?: string;
      };
      applicationDate?: string;
      typeOfApplication?: string;
      nameMatch?: string;
      status?: string;
    };
  };
  /** NREGA job card: Type the number */
  'nrega.auth': {
    values: {
      /** Job card number */
      jobCardNo: string;
    };
    record: {
      family?: {
        head?: string;
        members?: {
          name?: string;
          age?: string;
          gender?: string;
          bankOrPostOffice?: string;
          aadhaarNo?: string;
          accountNo?: string;
        }[];
      };
      address?: {
        village?: string;
        panchayat?: string;
        district?: string;
      };
      incomes?: {
        year?: string;
        income?: string;
      }[];
      fatherOrHusband?: string;
      regDate?: string;
      voterId?: string;
      category?: string;
      jobcardno?: string;
    };
  };
  /** Electricity bill: Type the number */
  'eBill.auth': {
    values: {
      /** Consumer number */
      consumerId: string;
      /** Electricity company */
      serviceProvider: string;
    };
    record: {
      consumer_name?: string;
      address?: string;
      mobile_number?: string;
      email_address?: string;
      consumer_number?: string;
      bill_amount?: string;
      total_amount?: string;
      amount_payable?: string;
      bill_no?: string;
      bill_date?: string;
      bill_issue_date?: string;
      bill_due_date?: string;
    };
  };
  /** Telephone bill: Type the number */
  'tBill.auth': {
    values: {
      /** Telephone number */
      phoneNo: string;
    };
    record: {
      name?: string;
      address?: string;
      category?: string;
      installationType?: string;
      TelephoneNo?: string;
    };
  };
  /** LPG connection: Type the number */
  'lpg.auth': {
    values: {
      /** LPG ID */
      lpgId: string;
    };
    record: {
      consumer?: {
        name?: string;
        id?: string;
        address?: string;
        mobileNo?: string;
        email?: string;
        aadhaarNo?: string;
      };
      distributor?: {
        name?: string;
        code?: string;
        address?: string;
      };
      bank?: {
        name?: string;
        ifsc?: string;
        accountNo?: string;
      };
      subsidy?: {
        givenUp?: string;
        approxAmount?: string;
      };
      lastBooking?: string;
      totalRefill?: string;
      status?: string;
    };
  };
  /** Provident fund (EPF): Type the UAN */
  'epf.auth': {
    values: {
      /** UAN */
      uan: string;
    };
    record: {
      estName?: string;
      membershipId?: string;
    };
  };
  /** State insurance (ESIC): Type the number */
  'esic.auth': {
    values: {
      /** Insurance number */
      insuranceNo: string;
    };
    record: {
      Name?: string;
      DOB?: string;
      Father_or_Husband?: string;
      Gender?: string;
      UHID?: string;
      AdhaarNO?: string;
      AdhaarStatus?: string;
      PhoneNO?: string;
      MaritialStatus?: string;
      PresentAddress?: string;
      PermanentAddress?: string;
      InsuranceNO?: string;
      Nominee_Name?: string;
      Nominee_AdhaarNO?: string;
      Relation_with_IP?: string;
      Nominee_Address?: string;
      RegistrationDate?: string;
      CurrentDateOfAppointment?: string;
      FirstDateOfAppointment?: string;
      DisabilityType?: string;
      DispensaryName?: string;
      Contribution_Details?: {
        Wage_Period?: string;
        Employee_Conrtibution?: string;
        Number_of_Days_wages_paid?: string;
        Total_Monthly_Wages?: string;
      }[];
    };
  };
  /** Form 16: Scan or PDF */
  'form16.ocr': {
    values: {
      /** Form 16 */
      file: string;
    };
    record: {
      certificateNo?: string;
      assessmentYear?: string;
      fiscalYear?: string;
      amount?: string;
      taxPaid?: string;
      employee?: {
        name?: string;
        pan?: string;
        address?: string;
      };
      employer?: {
        name?: string;
        tan?: string;
        pan?: string;
        address?: string;
      };
    };
  };
  /** Form 16: Type the numbers */
  'form16.auth': {
    values: {
      /** Certificate number */
      certificateNo: string;
      /** Employer's TAN */
      tan: string;
      /** Your PAN */
      pan: string;
      /** Financial year */
      fiscalYear: string;
      /** Amount */
      amount: string;
    };
    record: {
      status?: string;
      certificateNo?: string;
      fiscalYear?: string;
      amount?: string;
      employee?: {
        pan?: string;
      };
      employer?: {
        tan?: string;
      };
    };
  };
  /** Income-tax return: Scan or PDF */
  'itr.ocr': {
    values: {
      /** ITR-V or acknowledgement */
      file: string;
    };
    record: {
      status?: string;
      assessmentYear?: string;
      filingDate?: string;
      ackNo?: string;
      formNo?: string;
      payee?: {
        name?: string;
        pan?: string;
        aadhaar?: string;
        address?: string;
      };
      details?: {
        income?: {
          total?: string;
          loss?: string;
          exemption?: string;
          deductions?: string;
          gross?: string;
        };
        agriculture?: string;
        others?: string;
        tds?: string;
        tcs?: string;
        refund?: string;
        tax?: {
          selfAssessment?: string;
          netPayable?: string;
          interest?: string;
          total?: string;
          totalPaid?: string;
          advance?: string;
          payable?: string;
          paid?: string;
        };
        incomeAndTax?: {
          loss?: string;
          totalincome?: string;
          bookProfit?: string;
          adjustedTotalIncome?: string;
          netPayable?: string;
          interestPaid?: string;
          totalTax?: string;
          totalPaid?: string;
          taxPayableRefundable?: string;
        };
        dividend?: {
          taxPayable?: string;
          intPayable?: string;
          total?: string;
          taxPaid?: string;
          taxPayableRefund?: string;
        };
        accreted?: {
          income?: string;
          addTaxPayable?: string;
          intPayable?: string;
          addTaxAndPayable?: string;
          taxAndIntPaid?: string;
          taxPayableAndRefund?: string;
        };
      };
      fy2020?: {
        status?: string;
        assessmentYear?: string;
        filingDate?: string;
        ackNo?: string;
        formNo?: string;
        payee?: {
          name?: string;
          pan?: string;
          aadhaar?: string;
          address?: string;
        };
        details?: {
          incomeAndTax?: {
            loss?: string;
            totalincome?: string;
            bookProfit?: string;
            adjustedTotalIncome?: string;
            netPayable?: string;
            interestPaid?: string;
            totalTax?: string;
            totalPaid?: string;
            taxPayableRefundable?: string;
          };
          dividend?: {
            taxPayable?: string;
            intPayable?: string;
            total?: string;
            taxPaid?: string;
            taxPayableRefund?: string;
          };
          accreted?: {
            income?: string;
            addTaxPayable?: string;
            intPayable?: string;
            addTaxAndPayable?: string;
            taxAndIntPaid?: string;
            taxPayableAndRefund?: string;
          };
        };
      };
      fy2021?: {
        status?: string;
        assessmentYear?: string;
        filingDate?: string;
        ackNo?: string;
        formNo?: string;
        payee?: {
          name?: string;
          pan?: string;
          aadhaar?: string;
          address?: string;
        };
        details?: {
          incomeAndTax?: {
            loss?: string;
            totalincome?: string;
            bookProfit?: string;
            adjustedTotalIncome?: string;
            netPayable?: string;
            interestPaid?: string;
            totalTax?: string;
            totalPaid?: string;
            taxPayableRefundable?: string;
          };
          dividend?: {
            taxPayable?: string;
            intPayable?: string;
            total?: string;
            taxPaid?: string;
            taxPayableRefund?: string;
          };
          accreted?: {
            income?: string;
            addTaxPayable?: string;
            intPayable?: string;
            addTaxAndPayable?: string;
            taxAndIntPaid?: string;
            taxPayableAndRefund?: string;
          };
        };
      };
    };
  };
  /** Income-tax return: Type the acknowledgement number */
  'itr.auth': {
    values: {
      /** Acknowledgement number */
      ackNo: string;
      /** Your PAN */
      pan: string;
    };
    record: {
      status?: string;
      validity?: string;
      ackNo?: string;
      payee?: {
        pan?: string;
      };
    };
  };
  /** Shop registration: Type the number */
  'shopsEstablishment.auth': {
    values: {
      /** Registration number */
      shopRegNo: string;
      /** State */
      state: string;
    };
    record: {
      owner_name?: string;
      fatherName?: string;
      entity_name?: string;
      registration_date?: string;
      valid_to?: string;
      commence_date?: string;
      valid_from?: string;
      category?: string;
      status?: string;
      total_workers?: string;
      nature_of_business?: string;
      address?: string;
      contact?: string;
      email?: string;
      website_url?: string;
    };
  };
  /** Udyam registration: Type the number */
  'udhyogAdhaar.auth': {
    values: {
      /** Udyam or Udyog Aadhaar number */
      uan: string;
    };
    record: {
      profile?: {
        name?: string;
        enterpriseType?: string;
        organizationType?: string;
        dateOfIncorporation?: string;
        dateOfCommencement?: string;
        socialCategory?: string;
        majorActivity?: string;
      };
      officialAddress?: {
        flat?: string;
        premises?: string;
        block?: string;
        road?: string;
        village?: string;
        city?: string;
        district?: string;
        state?: string;
        pincode?: string;
        email?: string;
        mobile?: string;
      };
      branchDetails?: {
        name?: string;
        premises?: string;
        block?: string;
        road?: string;
        village?: string;
        city?: string;
        district?: string;
        state?: string;
        pincode?: string;
      }[];
      industry?: {
        industryCode?: string;
        industry?: string;
        subSectorCode?: string;
        subSector?: string;
        nicCode?: string;
        activityDescription?: string;
        activity?: string;
      }[];
      dateOfRegistration?: string;
      OwnerName?: string;
      aadhar?: string;
      gender?: string;
      NameofEnterPrise?: string;
      Investment?: string;
      DateOFCommencement?: string;
      DistrictIndustryCentre?: string;
      NIC_Digit_Code?: string;
      address?: string;
      district?: string;
      state?: string;
      pin?: string;
      NumberofEmp?: string;
      EntType?: string;
      MajorActivity?: string;
      type_of_org?: string;
      email?: string;
      pan?: string;
      mobile?: string;
      social_category?: string;
      ifsc?: string;
      AccountNumber?: string;
    };
  };
  /** Food-safety licence: Type the number */
  'fssai.auth': {
    values: {
      /** FSSAI number */
      licenceNo: string;
    };
    record: {
      FirmName?: string;
      Status?: string;
      LicNO?: string;
      LicType?: string;
      Address?: string;
    };
  };
  /** Import-export code: Type the number */
  'iec.auth': {
    values: {
      /** Import-export code */
      iecCode: string;
    };
    record: {
      Name?: string;
      'IE Code'?: string;
      Address?: string;
      No_of_branches?: string;
      'IEC Status'?: string;
      PAN?: string;
      directors?: {
        name?: string;
        address?: string;
      }[];
      branches?: {
        code?: string;
        address?: string;
      }[];
    };
  };
  /** Medical licence: Type the number */
  'fda.auth': {
    values: {
      /** Drug licence number */
      licenceNo: string;
      /** State */
      state: string;
    };
    record: {
      name?: string;
      contact_number?: string;
      store_name?: string;
      license_detail?: string;
      address?: string;
    };
  };
  /** Company registry: Type the number */
  'mca.auth': {
    values: {
      /** CIN or LLPIN */
      cin: string;
      /** Company name */
      compName?: string;
    };
    record: {
      directors?: {
        full_name?: string;
        designation?: string;
        wheather_dsc_registered?: string;
        date_of_appointment?: string;
        'DIN/DPIN/PAN'?: string;
        dsc_expiry_date?: string;
        address?: string;
      }[];
    };
  };
  /** GST registration: Find it by PAN */
  'gst.authIdentity': {
    values: {
      /** PAN of the business */
      pan: string;
      /** State */
      state: string;
    };
    record: {
      registrationName?: string;
      emailId?: string;
      applicationStatus?: string;
      mobNum?: string;
      pan?: string;
      gstinRefId?: string;
      regType?: string;
      gstinId?: string;
      tinNumber?: string;
    };
  };
  /** GST registration: Type the GSTIN */
  'gst.auth': {
    values: {
      /** GSTIN */
      gstin: string;
    };
    record: {
      mbr?: string[];
      cmpRt?: string;
      stj?: string;
      dty?: string;
      rgdt?: string;
      ctb?: string;
      sts?: string;
      gstin?: string;
      lgnm?: string;
      ctj?: string;
      cxdt?: string;
      pradr?: {
        mb?: string;
        em?: string;
        adr?: string;
        ntr?: string;
      };
      nba?: string[];
    };
  };
  /** Chartered accountant: Type the number */
  'icai.auth': {
    values: {
      /** ICAI membership number */
      membershipNo: string;
    };
    record: {
      name?: string;
      gender?: string;
      address?: string;
      COPStatus?: string;
      AssociateYear?: string;
      FellowYear?: string;
      Qualification?: string;
    };
  };
  /** Company secretary: Type the number */
  'icsi.auth': {
    values: {
      /** ICSI membership number */
      membershipNo: string;
      /** Name of the member */
      memberName?: string;
    };
    record: {
      MembershipNumber?: string;
      BenevolentMember?: string;
      CP_Number?: string;
      Designation?: string;
      Organization?: string;
      Phone?: string;
      Mob?: string;
      Email?: string;
      City?: string;
      address?: string;
    };
  };
  /** Cost accountant: Type the firm number */
  'icwai.authFirm': {
    values: {
      /** Firm registration number */
      firmNo: string;
    };
    record: {
      approvalDate?: string;
      FirmType?: string;
      FirmName?: string;
      Pin?: string;
      City?: string;
      reConDate?: string;
      Region?: string;
      Address?: string;
      deedDt?: string;
      State?: string;
      Contact?: string;
      mobile?: string;
      ldt?: string;
      Dist?: string;
      email?: string;
      MemberDetails?: {
        MemberName?: string;
        MemberNo?: string;
        Address?: string;
        City?: string;
        Pin?: string;
        State?: string;
      }[];
    };
  };
  /** Cost accountant: Type the membership number */
  'icwai.authMem': {
    values: {
      /** Membership number */
      membershipNo: string;
    };
    record: {
      Fname?: string;
      Mname?: string;
      SrName?: string;
      dob?: string;
      gender?: string;
      CrtEmployer?: string;
      MemshipDt?: string;
      EffectiveDt?: string;
      CancellationDt?: string;
      ValidUpDt?: string;
      Chapter?: string;
      MemCategory?: string;
      MemRegion?: string;
      Retired?: string;
      ProtFirmName?: string;
      FirmEftDt?: string;
    };
  };
  /** Medical council membership: Type the number */
  'mci.auth': {
    values: {
      /** Registration number */
      registrationNo: string;
      /** Year of registration */
      yearOfRegistration: string;
      /** Medical council */
      medicalCouncil: string;
    };
    record: {
      doctorId?: string;
      salutation?: string;
      firstName?: string;
      middleName?: string;
      lastName?: string;
      parentName?: string;
      birthDate?: string;
      birthPlace?: string;
      gender?: string;
      bloodGroup?: string;
      nationality?: string;
      category?: string;
      uprnNo?: string;
      registrationNo?: string;
      regDate?: string;
      yearInfo?: string;
      smcName?: string;
      smcId?: string;
      prevRegNo?: string;
      prevRegDate?: string;
      prevCouncil?: string;
      eligibleToVote?: string;
      doctorDegree?: string;
      university?: string;
      college?: string;
      yearOfPassing?: string;
      monthOfPassing?: string;
      addlqual1?: string;
      addlqualyear1?: string;
      addlqualuniv1?: string;
      addlqual2?: string;
      addlqualyear2?: string;
      addlqualuniv2?: string;
      addlqual3?: string;
      addlqualyear3?: string;
      addlqualuniv3?: string;
      homeAddress?: string;
      officeAddress?: string;
      address?: string;
      addressLine1?: string;
      addressLine2?: string;
      city?: string;
      state?: string;
      country?: string;
      pincode?: string;
      phoneNo?: string;
      emailId?: string;
      birthDateText?: string;
      categoryShown?: string;
      economicStatus?: string;
      prevUprnNo?: string;
      doctRegistrationNo?: string;
      regnNo?: string;
      registrationDate?: string;
      smcIds?: string;
      stateMedicalCouncil?: string;
      role?: string;
      isNewDoctor?: string;
      existingUser?: string;
      transactionStatus?: string;
      doctorEducationId?: string;
      universityId?: string;
      universityShown?: string;
      collegeId?: string;
      passoutCollege?: string;
      monthYearOfPassing?: string;
      otherSubject?: string;
      officeAddressSecond?: string;
      stateId?: string;
      removedStatus?: string;
      removedOn?: string;
      restoredStatus?: string;
      restoredOn?: string;
      remarks?: string;
    };
  };
  /** Company credit report: Type the number */
  'companyReport.auth': {
    values: {
      /** CIN or LLPIN */
      cin: string;
    };
    record: {
      companyName?: string;
      cin?: string;
      reportNo?: string;
      reportDate?: string;
      rank?: string;
      rankReason?: string;
      probabilityOfDefault?: string;
      totalSanctioned?: string;
      totalOutstanding?: string;
      totalOverdue?: string;
      enquiries?: string;
      courtSuits?: string;
      facilities?: {
        lender?: string;
        kind?: string;
        sanctioned?: string;
        outstanding?: string;
        overdue?: string;
        asset?: string;
        since?: string;
        guarantor?: string;
        share?: string;
      }[];
      guarantors?: {
        name?: string;
        kind?: string;
        amount?: string;
        since?: string;
      }[];
    };
  };
  /** External ratings: Type the number */
  'ratings.auth': {
    values: {
      /** CIN or LLPIN */
      cin: string;
    };
    record: {
      companyName?: string;
      cin?: string;
      asOn?: string;
      count?: string;
      ratings?: {
        agency?: string;
        instrument?: string;
        amount?: string;
        rating?: string;
        outlook?: string;
        action?: string;
        date?: string;
        meaning?: string;
      }[];
    };
  };
  /** Court cases: Search the courts */
  'courtCases.auth': {
    values: {
      /** Full name */
      name: string;
      /** Father's name */
      fatherName: string;
      /** Address */
      address: string;
      /** PIN code */
      pincode: string;
    };
    record: {
      searched?: {
        name?: string;
        fatherName?: string;
        address?: string;
        pincode?: string;
      };
      total?: string;
      courts?: string;
      upTo?: string;
      cases?: {
        cnr?: string;
        caseNo?: string;
        court?: string;
        petitioner?: string;
        petitionerAddress?: string;
        respondent?: string;
        respondentAddress?: string;
        acts?: string;
        stage?: string;
        status?: string;
        filedOn?: string;
        nextOn?: string;
        role?: string;
        score?: string;
        why?: string;
        said?: string;
        saidAt?: string;
        verdict?: string;
        verdictWords?: string;
        verdictAt?: string;
      }[];
    };
  };
  /** LPG connection: Find the LPG ID */
  'lpg.find': {
    values: {
      /** Mobile or consumer number */
      input: string;
    };
    record: {
      lpgId?: string;
    };
  };
  /** Provident fund (EPF): Find the UAN */
  'epf.uan': {
    values: {
      /** Mobile number */
      mobile: string;
    };
    record: {
      uan?: string[];
    };
  };
  /** Provident fund (EPF): Upload the passbook */
  'epf.passbook': {
    values: {
      /** EPFO passbook */
      file: string;
    };
    record: {
      estName?: string;
      estId?: string;
      membershipId?: string;
      uan?: string;
      name?: string;
      dob?: string;
      contributions?: {
        wageMonth?: string;
        date?: string;
        type?: string;
        particulars?: string;
        epfWages?: string;
        epsWages?: string;
        employeeShare?: string;
        employerShare?: string;
        pension?: string;
      }[];
      opening?: {
        employee?: string;
        employer?: string;
        pension?: string;
      };
      contributed?: {
        employee?: string;
        employer?: string;
        pension?: string;
      };
      transferred?: {
        employee?: string;
        employer?: string;
        pension?: string;
      };
      withdrawn?: {
        employee?: string;
        employer?: string;
        pension?: string;
      };
      interest?: {
        employee?: string;
        employer?: string;
        pension?: string;
      };
      closing?: {
        employee?: string;
        employer?: string;
        pension?: string;
      };
    };
  };
  /** Electricity bill: Scan or PDF */
  'eBill.ocr': {
    values: {
      /** Electricity bill */
      file: string;
    };
    record: {
      consumer_name?: string;
      address?: string;
      consumer_number?: string;
      bill_no?: string;
      bill_date?: string;
      bill_due_date?: string;
      amount_payable?: string;
    };
  };
  /** Rent agreement: Scan or PDF */
  'rentAgreement.ocr': {
    values: {
      /** Rent agreement */
      file: string;
    };
    record: {
      landlord?: string;
      tenant?: string;
      address?: string;
      rent?: string;
      from?: string;
      to?: string;
      months?: string;
    };
  };
  /** Payslip: Scan or PDF */
  'payslip.ocr': {
    values: {
      /** Payslip */
      file: string;
    };
    record: {
      employer?: string;
      employee?: string;
      month?: string;
      gross?: string;
      deductions?: string;
      net?: string;
    };
  };
  /** Employment letter: Scan or PDF */
  'employmentLetter.ocr': {
    values: {
      /** Employment letter */
      file: string;
    };
    record: {
      employer?: string;
      employee?: string;
      designation?: string;
      joined?: string;
      dated?: string;
      salary?: string;
    };
  };
  /** Bank account: Type the number */
  'bankAccount.auth': {
    values: {
      /** Account number */
      accountNumber: string;
      /** IFSC */
      ifsc: string;
    };
    record: {
      accountNumber?: string;
      ifsc?: string;
      name?: string;
      active?: string;
    };
  };
  /** Bank account: Scan or PDF */
  'bankAccount.ocr': {
    values: {
      /** Cancelled cheque */
      file: string;
    };
    record: {
      accountNumber?: string;
      ifsc?: string;
      name?: string;
      bank?: string;
      chequeNumber?: string;
      micr?: string;
      transactionCode?: string;
    };
  };
  /** Vehicle registration: Type the number */
  'vehicleRc.auth': {
    values: {
      /** Vehicle number */
      regNo: string;
    };
    record: {
      rc_regn_no?: string;
      rc_regn_dt?: string;
      rc_owner_name?: string;
      rc_f_name?: string;
      rc_owner_sr?: string;
      rc_present_address?: string;
      rc_permanent_address?: string;
      rc_registered_at?: string;
      rc_vh_class_desc?: string;
      rc_vch_catg?: string;
      rc_maker_desc?: string;
      rc_maker_model?: string;
      rc_color?: string;
      rc_fuel_desc?: string;
      rc_body_type_desc?: string;
      rc_chasi_no?: string;
      rc_eng_no?: string;
      rc_manu_month_yr?: string;
      rc_cubic_cap?: string;
      rc_no_cyl?: string;
      rc_wheelbase?: string;
      rc_seat_cap?: string;
      rc_stand_cap?: string;
      rc_sleeper_cap?: string;
      rc_unld_wt?: string;
      rc_gvw?: string;
      rc_norms_desc?: string;
      rc_fit_upto?: string;
      rc_tax_upto?: string;
      rc_insurance_comp?: string;
      rc_insurance_policy_no?: string;
      rc_insurance_upto?: string;
      rc_financer?: string;
      rc_status_as_on?: string;
      stautsMessage?: string;
    };
  };
  /** Service tax registration: Type the number */
  'st.auth': {
    values: {
      /** Service tax number */
      stNo: string;
    };
    record: {
      number?: string;
      name?: string;
      address?: string;
      status?: string;
      registrationDate?: string;
      state?: string;
    };
  };
  /** VAT registration: Type the number */
  'vat.auth': {
    values: {
      /** VAT number */
      vatNo: string;
    };
    record: {
      number?: string;
      name?: string;
      address?: string;
      status?: string;
      registrationDate?: string;
      state?: string;
    };
  };
  /** TIN registration: Type the number */
  'tin.auth': {
    values: {
      /** TIN */
      tinNo: string;
    };
    record: {
      number?: string;
      name?: string;
      address?: string;
      status?: string;
      registrationDate?: string;
      state?: string;
    };
  };
  /** CST registration: Type the number */
  'cst.auth': {
    values: {
      /** CST number */
      cstNo: string;
    };
    record: {
      number?: string;
      name?: string;
      address?: string;
      status?: string;
      registrationDate?: string;
      state?: string;
    };
  };
  /** Professional tax registration: Type the number */
  'ptr.auth': {
    values: {
      /** Professional tax number */
      ptrNo: string;
      /** State */
      state: string;
    };
    record: {
      number?: string;
      name?: string;
      address?: string;
      status?: string;
      registrationDate?: string;
      state?: string;
    };
  };
}
